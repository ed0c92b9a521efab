const TIME_LIMIT_MS = 6_000;

/** What a section of the page asks for by itself. */
export interface LaterQuestion<Answer> {
  /** What it is, for the console. */
  readonly name: string;
  readonly lookup: string;
  /** The answer as one that may be shown; null for any other. */
  readonly usable: (answer: unknown) => Answer | null;
}

/** The answer at an address of the site; null when there is no usable one, which is noted in the console. */
export async function askLater<Answer>(
  { name, lookup, usable }: LaterQuestion<Answer>,
  signal: AbortSignal,
): Promise<Answer | null> {
  try {
    const both = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
    const response = await fetch(lookup, { signal: both });
    return response.ok ? usable(await response.json()) : null;
  } catch (error) {
    if (!signal.aborted) console.info(`${name}:`, error);
    return null;
  }
}
