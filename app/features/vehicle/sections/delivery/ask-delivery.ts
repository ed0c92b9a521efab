import { ownPath } from "~/ui/link/site-base";
import type { DeliveryEstimateState } from "./delivery-view";

const TIME_LIMIT_MS = 8_000;

/** A delivery price by script; null when there is none, whatever the reason (DELIV-04). */
export async function askDelivery(
  lookup: string,
  postcode: string,
): Promise<Extract<DeliveryEstimateState, { state: "result" }> | null> {
  try {
    const response = await fetch(ownPath(`${lookup}&postcode=${encodeURIComponent(postcode)}`), {
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return response.ok ? estimateIn(await response.json()) : null;
  } catch {
    return null;
  }
}

function estimateIn(answer: unknown): Extract<DeliveryEstimateState, { state: "result" }> | null {
  if (typeof answer !== "object" || answer === null) return null;
  const name: unknown = Reflect.get(answer, "name");
  const price: unknown = Reflect.get(answer, "price");
  return typeof name === "string" && typeof price === "number" && Number.isFinite(price) && price >= 0
    ? { state: "result", name, price }
    : null;
}
