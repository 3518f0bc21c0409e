import type { Shelf, Waiting } from "./outbox";
import type { Refusal } from "./requests";
import { LiveLine } from "./line";
import type { News, Wire } from "./wire";

/** A server at the other end of a wire that can be cut, and a clock that moves when told to. For tests alone. */
export class World {
  wires: FakeWire[] = [];
  news: News[] = [];
  timers: { run: () => void; at: number }[] = [];
  now = 0;
  ids = 0;
  taken: string[] = [];
  refusal: Refusal | null = null;
  shelf: Shelf & { kept: Waiting[] };
  line: LiveLine;

  constructor(kept: Waiting[] = []) {
    this.shelf = {
      kept,
      load: () => this.shelf.kept,
      save: (waiting) => (this.shelf.kept = waiting),
    };
    this.line = new LiveLine(
      "KEY",
      {
        connect: () => {
          const wire = new FakeWire();
          this.wires.push(wire);
          return wire;
        },
        later: (run, wait) => {
          const timer = { run, at: this.now + wait };
          this.timers.push(timer);
          return () => (this.timers = this.timers.filter((other) => other !== timer));
        },
        now: () => this.now,
        id: () => `r${++this.ids}`,
        takeSeat: (invitation, { seat }) => {
          this.taken.push(seat === undefined ? invitation : `${invitation} for ${seat}`);
          return this.refusal === null ? Promise.resolve() : Promise.reject(this.refusal);
        },
      },
      this.shelf,
      (news) => this.news.push(news),
    );
  }

  get wire(): FakeWire {
    return this.wires.at(-1)!;
  }
  get acts(): Sent[] {
    return this.wire.sent.filter(({ type }) => type !== "ping");
  }
  get pings(): number {
    return this.wire.sent.length - this.acts.length;
  }
  /** What the page sent on the present wire, in short. */
  get sent(): string[] {
    return this.acts.map(({ type, version, act, acts, request, have, follows }) =>
      type === "hello"
        ? `hello ${have}`
        : `${act ?? acts?.join(", ")} @${version} ${request}${follows ? ` after ${follows}` : ""}`,
    );
  }
  passes(milliseconds: number): this {
    this.now += milliseconds;
    const due = this.timers.filter(({ at }) => at <= this.now);
    this.timers = this.timers.filter(({ at }) => at > this.now);
    due.forEach(({ run }) => run());
    return this;
  }
  opens(version: number): this {
    this.wire.onopen?.();
    return this.hears({ type: "snapshot", version, entries: [], standing: {} });
  }
  hears(frame: object): this {
    // A snapshot tells whose seat it is: White's, where a test does not say.
    const told = "type" in frame && frame.type === "snapshot" ? { role: "white", ...frame } : frame;
    this.wire.onmessage?.({ data: JSON.stringify(told) });
    return this;
  }
  accepts(request: string, version: number, stopped?: object): this {
    return this.hears({ type: "accepted", request, version, ...(stopped && { stopped }) });
  }
  /** An update to a version, with its newest acts. */
  updates(version: number, ...texts: string[]): this {
    const first = version - texts.length + 1;
    return this.hears({
      type: "update",
      version,
      entries: texts.map((text, i) => ({ act: first + i, text, rulings: [] })),
      standing: {},
      line: { after: 0, moves: [] },
    });
  }
  refuses(request: string, code: string): this {
    return this.hears({ type: "error", request, error: { code, says: code, reasons: [] } });
  }
  cut(): this {
    this.wire.onclose?.();
    return this;
  }
  told<T extends News["is"]>(is: T): Extract<News, { is: T }>[] {
    return this.news.filter((news): news is Extract<News, { is: T }> => news.is === is);
  }
}

type Sent = {
  type: string;
  seal?: string;
  version?: number;
  act?: string;
  acts?: string[];
  request?: string;
  have?: number;
  follows?: string;
};

class FakeWire implements Wire {
  sent: Sent[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    this.closed = true;
  }
}
