import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { OrderStore, VehicleHold } from "~/ports/order-store";

/** The paid hold of a vehicle that is reserved; null for one that is not, was not reserved here, or while nobody knows. */
export async function reservedUntil(
  checkout: Pick<OrderStore, "holdOf">,
  { id, reserved }: Pick<Vehicle, "id" | "reserved">,
  now: Date,
): Promise<VehicleHold | null> {
  if (!reserved) return null;
  const hold = await checkout.holdOf(id).catch(() => null);
  return hold?.state === "held" && Date.parse(hold.until) > now.getTime() ? hold : null;
}
