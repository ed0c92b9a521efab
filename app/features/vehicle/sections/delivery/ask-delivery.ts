import { ownPath } from "~/ui/link/site-base";
import type { DeliveryEstimateState } from "./delivery-view";

const TIME_LIMIT_MS = 8_000;

type Estimate = Extract<DeliveryEstimateState, { state: "result" }>;

/** A delivery price by script; null when there is none for the place (DELIV-04), "failed" when nobody could say. */
export async function askDelivery(lookup: string, postcode: string): Promise<Estimate | "failed" | null> {
  try {
    const response = await fetch(ownPath(`${lookup}&postcode=${encodeURIComponent(postcode)}`), {
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    // Below 500 the answer is about the place that was asked for.
    if (response.status < 500) return response.ok ? estimateIn(await response.json()) : null;
  } catch {
    // Neither the network nor a proxy says anything that a shopper could use.
  }
  return "failed";
}

function estimateIn(answer: unknown): Estimate | null {
  if (typeof answer !== "object" || answer === null) return null;
  const name: unknown = Reflect.get(answer, "name");
  const price: unknown = Reflect.get(answer, "price");
  return typeof name === "string" && typeof price === "number" && Number.isFinite(price) && price >= 0
    ? { state: "result", name, price }
    : null;
}
