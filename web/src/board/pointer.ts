/** One pointer at a time on the board, as events of the hand. A second finger is ignored. */

import type { HandEvent, Pointer } from "../lib/hand/hand";
import type { Square } from "../lib/squares";

type Event = Pick<PointerEvent, "pointerId" | "pointerType" | "button" | "clientX" | "clientY">;

/** What is under the pointer: a square of the board, or the tray beside it. */
export type Under = { square: Square | null; tray: boolean };

const at = ({ clientX, clientY }: Event) => ({ x: clientX, y: clientY });

function kindOf({ pointerType }: Event): Pointer {
  return pointerType === "touch" || pointerType === "pen" ? pointerType : "mouse";
}

export class OnePointer {
  private id: number | null = null;

  /** Whether a press begins here: the main button, and no other pointer down. */
  begins({ button }: Event): boolean {
    return this.id === null && button === 0;
  }

  down(event: Event, square: Square, time: number): HandEvent {
    this.id = event.pointerId;
    return { is: "down", square, kind: kindOf(event), at: at(event), time };
  }

  move(event: Event, under: () => Under): HandEvent | null {
    return event.pointerId === this.id ? { is: "move", ...under(), at: at(event) } : null;
  }

  up(event: Event, under: () => Under): Extract<HandEvent, { is: "up" }> | null {
    if (event.pointerId !== this.id) return null;
    this.id = null;
    return { is: "up", ...under() };
  }

  cancel(event: Event): HandEvent | null {
    if (event.pointerId !== this.id) return null;
    this.id = null;
    return { is: "cancel" };
  }
}
