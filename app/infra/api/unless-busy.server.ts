import { ApiBusyError } from "~/ports/api-keys";

/** Does work with the database. @throws ApiBusyError where somebody else keeps writing, or it is away */
export async function unlessBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (!isBusy(cause)) throw cause;
    throw new ApiBusyError("the database is busy", { cause });
  }
}

/** Names and codes of a lock that was not had in time, and of a database that is away. */
const BUSY = /^(?:TooSlow|SQLITE_(?:BUSY|LOCKED)\w*|E[A-Z]+|5[57]\w{3}|08\w{3}|40\w{3})$/;

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return BUSY.test(error.name) || BUSY.test(code) || /timeout/i.test(error.message);
}
