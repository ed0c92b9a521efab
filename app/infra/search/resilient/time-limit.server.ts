import { SearchUnavailableError } from "~/ports/search-service";

/** Settles like `work`, or rejects with {@link SearchUnavailableError} after `ms`. The work itself goes on. */
export async function withTimeLimit<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SearchUnavailableError(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Any failure as the one error the port knows; the original stays as `cause`. */
export function toUnavailable(error: unknown): SearchUnavailableError {
  if (error instanceof SearchUnavailableError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new SearchUnavailableError(`the search engine failed: ${reason}`, { cause: error });
}
