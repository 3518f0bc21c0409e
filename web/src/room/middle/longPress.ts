/** A long press shows where a choice leads. A tap makes the choice. */

/** How long a finger rests until that is a look, in milliseconds. */
const LONG = 350;

type Later = (run: () => void, milliseconds: number) => () => void;

export class LongPress {
  private cancel: (() => void) | null = null;
  private looked = false;

  constructor(private readonly later: Later) {}

  down(look: () => void): void {
    this.looked = false;
    this.cancel = this.later(() => {
      this.looked = true;
      look();
    }, LONG);
  }

  /** The finger is gone: whether it had looked. */
  up(): boolean {
    this.cancel?.();
    return this.looked;
  }

  /** Whether the click that ends a press chooses. After a look it does not. */
  chooses(): boolean {
    const chooses = !this.looked;
    this.looked = false;
    return chooses;
  }
}
