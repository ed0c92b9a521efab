import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

const PROBE = fileURLToPath(new URL("loop-probe.mjs", import.meta.url));

/** How late an event loop was, in milliseconds: for 99.9 % of the looks at it, and for the worst of them. */
export interface Delay {
  readonly p999: number;
  readonly worst: number;
}

/** How late the event loop of a server was. */
export interface LoopDelay {
  /** Everything counted: also the time its thread could have run and waited for a processor. */
  readonly all: Delay;
  /** Without that time: what the server held itself. */
  readonly own: Delay;
}

/** A watch over the event loop of a server that is started with its environment. */
export interface LoopWatch {
  readonly env: Readonly<Record<string, string>>;
  /** What was seen since it was last asked. */
  lap(): LoopDelay;
}

/** Watches an event loop from within. @param file where the looks are written; it must not be there yet */
export function watchLoop(file: string): LoopWatch {
  let read = 0;
  return {
    env: { LOOP_PROBE_FILE: file, NODE_OPTIONS: `--import ${pathToFileURL(PROBE).href}` },
    lap() {
      const text = existsSync(file) ? readFileSync(file, "utf8") : "";
      const end = text.lastIndexOf("\n") + 1;
      const looks = text.slice(read, end).split("\n").filter(Boolean);
      read = end;
      const column = (at: number) => delayOf(looks.map((look) => Number(look.split(" ")[at])));
      return { all: column(0), own: column(1) };
    },
  };
}

/** @param late how many milliseconds each look was late; none gives 0 */
export function delayOf(late: readonly number[]): Delay {
  const sorted = [...late].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
  return { p999: at(0.999), worst: at(1) };
}
