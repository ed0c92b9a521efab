/** Milliseconds after which the file leaves memory; until then the browser must have begun to save it. */
const SAVING_MS = 30_000;

/**
 * Fetches a file and has the browser save it under the name the server gives it.
 * @throws Error with the server's `{error}`, else with `message`
 */
export async function downloadFile(address: string, message: string): Promise<void> {
  const response = await fetch(address).catch(() => null);
  if (response === null) throw new Error(message);
  if (!response.ok) throw new Error((await errorOf(response)) ?? message);
  const file = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = file;
  link.download = fileName(response.headers.get("content-disposition"));
  link.click();
  setTimeout(() => URL.revokeObjectURL(file), SAVING_MS);
}

async function errorOf(response: Response): Promise<string | null> {
  const answer: unknown = await response.json().catch(() => null);
  if (typeof answer !== "object" || answer === null || !("error" in answer)) return null;
  return typeof answer.error === "string" ? answer.error : null;
}

/** The name in a `Content-Disposition` header; empty when there is none, which leaves it to the browser. */
export function fileName(disposition: string | null): string {
  return /filename="([^"]+)"/.exec(disposition ?? "")?.[1] ?? "";
}
