import type { Logger } from "~/ports/logger";

/** What has to answer, by the name it gets in the report. A check rejects when its part cannot serve. */
export type Checks = Readonly<Record<string, () => Promise<void>>>;

/** Whether the process can serve, and which part cannot. */
export interface Readiness {
  readonly ready: boolean;
  /** `ok` or `failed` for each part. The reasons are in the log; the answer is public and holds none. */
  readonly body: Readonly<Record<string, "ok" | "failed">>;
}

const PATIENCE_MS = 2_000;

/** Asks every part at once; one that does not answer in time has failed. */
export async function readiness(
  checks: Checks,
  logger: Logger,
  patienceMs = PATIENCE_MS,
): Promise<Readiness> {
  const parts = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      try {
        await within(check(), patienceMs);
        return [name, "ok"] as const;
      } catch (error) {
        logger.warn({ part: name, error }, "Not ready");
        return [name, "failed"] as const;
      }
    }),
  );
  return { ready: parts.every(([, state]) => state === "ok"), body: Object.fromEntries(parts) };
}

async function within(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
