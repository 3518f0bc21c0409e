/**
 * How far the server's clock is ahead of this page's own, as far as frames and answers tell.
 *
 * A frame says when it was made. It cannot have come before, so the server is ahead by no less than the difference; of
 * several frames the one that was quickest tells most. An answer adds that the server is ahead by no more than the
 * difference to the moment of the question. So a frame that was long on its way is known for what it is.
 */
export class Ahead {
  private least: number | null = null;
  private most = Infinity;

  /** By how many milliseconds the server is ahead, if the quickest frame took no time; null where none has told. */
  get by(): number | null {
    return this.least;
  }

  /** A frame has come. Both times in milliseconds: when it was made by the server's clock, and when it came by this page's. */
  hears(at: number, here: number): void {
    if (this.least !== null && at - here <= this.least) return;
    this.least = at - here;
    if (this.least > this.most) this.most = Infinity;
  }

  /** An answer has come to what was asked at a moment by this page's clock. Where it does not fit, the server stood still. */
  answered(at: number, asked: number, here: number): void {
    const [least, most] = [at - here, at - asked];
    const fits = this.least !== null && most >= this.least && least <= this.most;
    this.least = fits ? Math.max(this.least!, least) : least;
    this.most = fits ? Math.min(this.most, most) : most;
  }

  /** Another server may be at the other end. */
  forgets(): void {
    [this.least, this.most] = [null, Infinity];
  }
}
