import type { Logger } from "~/ports/logger";
import type { InFlight } from "./server-hooks.server";

/** Shorter than the 10 seconds that container engines wait before they kill. */
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
 * Ends the process in order: the server has stopped listening by its own handler of the same signal; requests under
 * way are finished, then what they use is closed. Exits with 0, or with 1 when something would not end.
 */
export async function stopInOrder(signal: string, stop: GracefulStop): Promise<void> {
  const { inFlight, logger, patienceMs = PATIENCE_MS } = stop;
  logger.info({ signal, requests: inFlight.count }, "Stopping");
  const inTime = await settledWithin(inFlight.drain(), patienceMs);
  if (!inTime) logger.warn({ requests: inFlight.count }, "Requests cut off");
  let closed: boolean;
  try {
    // Background work may be waiting for somebody who does not answer; what it leaves is taken up after the start.
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
 * nothing: a terminal sends one to every process of `npm start`, and its parent passes on another.
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
