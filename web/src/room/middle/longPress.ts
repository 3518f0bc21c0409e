/** A finger that rests looks at where a choice leads; one that taps makes it. */

/** How long a finger rests, in milliseconds, until that is a look. */
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

  /** The click that ends every press: whether it chooses. The one after a look does not. */
  chooses(): boolean {
    const chooses = !this.looked;
    this.looked = false;
    return chooses;
  }
}
