import { DEALERS, type Dealer, hostOf } from "../setup/dealers";
import { type Answer, type Ask, get } from "../setup/http";

/** Something to keep a server busy with. To add another, write one and name it in `workloads.ts`. */
export interface Workload {
  readonly name: string;
  /** How many of it are under way at once. */
  readonly atOnce: number;
  /** Milliseconds to rest after each. */
  readonly restMs: number;
  /** Does it once. @param turn counts up from 0 @returns the statuses of what it asked for */
  run(turn: number): Promise<readonly number[]>;
}

/** The server a soak keeps busy, asked for one visitor after another. */
export class SoakSite {
  constructor(readonly port: number) {}

  dealer(turn: number): Dealer {
    const dealer = DEALERS[turn % DEALERS.length];
    if (dealer === undefined) throw new Error("There is no dealer.");
    return dealer;
  }

  host(turn: number): string {
    return `${hostOf(this.dealer(turn))}:${this.port}`;
  }

  /** The address of a visitor: limits count each for itself. */
  visitor(turn: number): string {
    return `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
  }

  ask(turn: number, target: string, ask: Ask = {}): Promise<Answer> {
    const headers = { "x-forwarded-for": this.visitor(turn), ...ask.headers };
    return get(this.port, target, { host: this.host(turn), ...ask, headers });
  }
}
