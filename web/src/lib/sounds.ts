/** Short sounds, made here: wood on wood, and a small bell. Fetched when the first of them is heard. */

export type Sound = "touch" | "move" | "take" | "check" | "clock" | "flag" | "end" | "alarm";

/** A tone: from one pitch to another, how long, how loud, and when it begins. */
type Tone = { wave: OscillatorType; from: number; to: number; lasts: number; loud: number; after?: number };

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  touch: [{ wave: "triangle", from: 420, to: 140, lasts: 0.06, loud: 0.05 }],
  move: [{ wave: "triangle", from: 300, to: 90, lasts: 0.09, loud: 0.16 }],
  take: [
    { wave: "triangle", from: 380, to: 110, lasts: 0.07, loud: 0.16 },
    { wave: "triangle", from: 260, to: 80, lasts: 0.09, loud: 0.16, after: 0.06 },
  ],
  check: [
    { wave: "triangle", from: 300, to: 90, lasts: 0.09, loud: 0.16 },
    { wave: "sine", from: 660, to: 660, lasts: 0.22, loud: 0.07, after: 0.05 },
  ],
  clock: [{ wave: "square", from: 900, to: 900, lasts: 0.03, loud: 0.04 }],
  flag: [{ wave: "sine", from: 520, to: 390, lasts: 0.4, loud: 0.1 }],
  end: [
    { wave: "sine", from: 520, to: 520, lasts: 0.3, loud: 0.08 },
    { wave: "sine", from: 392, to: 392, lasts: 0.5, loud: 0.08, after: 0.2 },
  ],
  alarm: [
    { wave: "sine", from: 784, to: 784, lasts: 0.35, loud: 0.16 },
    { wave: "sine", from: 988, to: 988, lasts: 0.55, loud: 0.16, after: 0.22 },
  ],
};

let sound: AudioContext | null = null;

export function play(what: Sound): void {
  sound ??= typeof AudioContext === "undefined" ? null : new AudioContext();
  if (sound === null) return;
  // A page that was not touched is silent; a sound after the first touch is heard.
  if (sound.state === "suspended") void sound.resume();
  for (const tone of TONES[what]) strike(sound, tone);
}

function strike(on: AudioContext, { wave, from, to, lasts, loud, after = 0 }: Tone): void {
  const start = on.currentTime + after;
  const tone = on.createOscillator();
  const gain = on.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + lasts * 0.7);
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + lasts);
  tone.connect(gain).connect(on.destination);
  tone.start(start);
  tone.stop(start + lasts + 0.01);
}
