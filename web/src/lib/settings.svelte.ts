/** What this reader likes, kept in this browser. */

export type Look = "system" | "light" | "dark";

type Likes = {
  look: Look;
  /** Milliseconds until a finger's press is a touch, 0 to 400. */
  ring: number;
  /** Hold a man that was set down until tapped: always, never, or (`fingers`) only where fingers play. */
  hold: "always" | "never" | "fingers";
  /** A short tick when a man is touched. */
  tick: boolean;
  /** Castling and capturing en passant complete themselves. */
  completes: boolean;
  /** At a guarded table a move presses the clock. */
  presses: boolean;
  /** Every move made is written on one's own score sheet, where sheets are kept. */
  writes: boolean;
};

const NAME = "jadoube likes";
const PLAIN: Likes = {
  look: "system",
  ring: 180,
  hold: "never",
  tick: true,
  completes: true,
  presses: true,
  writes: false,
};

function load(): Likes {
  try {
    return { ...PLAIN, ...(JSON.parse(localStorage.getItem(NAME) ?? "{}") as Partial<Likes>) };
  } catch {
    return PLAIN;
  }
}

export const likes = $state<Likes>(load());

export function keepLikes(): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(likes));
  } catch {
    // A browser that keeps nothing forgets the settings with the page; play goes on.
  }
}

/** Puts the chosen look on the document; without a choice the system's stays. */
export function showLook(): void {
  const root = document.documentElement;
  if (likes.look === "system") delete root.dataset.look;
  else root.dataset.look = likes.look;
}

const fingers = (): boolean => matchMedia("(pointer: coarse)").matches;

/** Whether a man that was set down stays held; where a clock runs, a finger that goes up quits it. */
export const holds = (clocked: boolean): boolean =>
  likes.hold === "always" || (likes.hold === "fingers" && fingers() && !clocked);

let sound: AudioContext | null = null;

/** The tick of a touch: a short vibration, and wood on wood. */
export function tick(): void {
  if (!likes.tick) return;
  navigator.vibrate?.(8);
  sound ??= typeof AudioContext === "undefined" ? null : new AudioContext();
  if (sound !== null) knock(sound);
}

function knock(sound: AudioContext): void {
  const start = sound.currentTime;
  const tone = sound.createOscillator();
  const gain = sound.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(420, start);
  tone.frequency.exponentialRampToValueAtTime(140, start + 0.04);
  gain.gain.setValueAtTime(0.05, start);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + 0.06);
  tone.connect(gain).connect(sound.destination);
  tone.start(start);
  tone.stop(start + 0.07);
}
