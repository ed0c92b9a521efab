/**
 * Asks an address for JSON: with GET, or with POST when there is a body to send as JSON.
 * @throws when it does not answer 200 with JSON in time and size
 */
export type AskJson = (address: URL, body?: object) => Promise<unknown>;

/** How long and how much an answer may be. */
export interface AskJsonOptions {
  /** Milliseconds for everything, from name look-up to the last byte. */
  readonly timeoutMs: number;
  readonly maxBytes?: number;
  readonly fetch?: typeof fetch;
}

const MAX_BYTES = 64 * 1024;

/** {@link AskJson} over HTTP. A redirect counts as a failure: the address is configured, but not where it leads. */
export function createAskJson({
  timeoutMs,
  maxBytes = MAX_BYTES,
  fetch: get = fetch,
}: AskJsonOptions): AskJson {
  return async (address, body) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await get(address, {
      signal,
      redirect: "error",
      ...(body === undefined
        ? { headers: { Accept: "application/json" } }
        : {
            method: "POST",
            headers: { Accept: "application/json", "Content-Type": "application/json" },
            body: JSON.stringify(body),
          }),
    });
    if (!response.ok) {
      // A body that is not read keeps its connection until the garbage collector runs.
      await response.body?.cancel().catch(() => undefined);
      throw new Error(`answered ${response.status}`);
    }
    const answer: unknown = JSON.parse(await textWithin(response, maxBytes));
    return answer;
  };
}

async function textWithin(response: Response, maxBytes: number): Promise<string> {
  if (response.body === null) throw new Error("answered nothing");
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new Error(`answered with more than ${maxBytes} bytes`);
    }
    chunks.push(part.value);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
