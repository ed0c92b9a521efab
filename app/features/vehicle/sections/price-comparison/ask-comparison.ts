import { type PriceComparison, usableComparison } from "~/domain/pricing/price-comparison";

const TIME_LIMIT_MS = 6_000;

/** The comparison at `{vehicle path}/autogauge`; null when there is no usable answer, which is noted in the console. */
export async function askComparison(lookup: string, signal: AbortSignal): Promise<PriceComparison | null> {
  try {
    const both = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
    const response = await fetch(lookup, { signal: both });
    return response.ok ? usableComparison(await response.json()) : null;
  } catch (error) {
    if (!signal.aborted) console.info("price comparison:", error);
    return null;
  }
}
