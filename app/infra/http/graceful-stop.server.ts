import type { Logger } from "~/ports/logger";
import type { InFlight } from "./server-hooks.server";

/** Milliseconds; shorter than the 10 seconds that container engines wait before they kill a process. */
const PATIENCE_MS = 8_000;

/** What stopping needs. */
export interface GracefulStop {
  readonly inFlight: Pick<InFlight, "count" | "drain">;
  readonly logger: Logger;
  close(): Promise<void>;
  exit(code: number): void;
  readonly patienceMs?: number;
}

/**
 * Ends the process in order. The server stops listening by its own handler of the same signal; here, requests under way
 * are finished, and then everything they use is closed. Exits with 0, or with 1 when something did not end in time.
 */
export async function stopInOrder(signal: string, stop: GracefulStop): Promise<void> {
  const { inFlight, logger, patienceMs = PATIENCE_MS } = stop;
  logger.info({ signal, requests: inFlight.count }, "Stopping");
  const inTime = await settledWithin(inFlight.drain(), patienceMs);
  if (!inTime) logger.warn({ requests: inFlight.count }, "Requests cut off");
  let closed: boolean;
  try {
    // Background work may wait for a service that does not answer; what it leaves undone is done after the next start.
    closed = await settledWithin(stop.close(), patienceMs);
  } catch (error) {
    logger.error({ error }, "Closing failed");
    stop.exit(1);
    return;
  }
  if (closed) logger.info({}, "Stopped");
  else logger.warn({}, "Closing cut off");
  stop.exit(inTime && closed ? 0 : 1);
}

/**
 * Stops in order on the signals that an operator, a container engine or a terminal sends. A second signal changes
 * nothing: a terminal signals every process of `npm start`, and the parent process passes its own signal on.
 */
export function stopOnSignal(stop: GracefulStop): void {
  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stopInOrder(signal, stop);
    });
  }
}

async function settledWithin(work: Promise<void>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
