import type { Vehicle } from "./vehicle";

/** The statuses of a vehicle a shopper can still buy; every other value is not in stock. */
export const IN_STOCK_STATUSES = ["in_stock", "coming_soon"] as const;

const inStock: ReadonlySet<string> = new Set(IN_STOCK_STATUSES);

/** Whether the vehicle can still be bought (VDP-27). */
export function isInStock(vehicle: Pick<Vehicle, "status">): boolean {
  return inStock.has(vehicle.status);
}

/** What a vehicle's status says of its offer: `reserved` for one in stock that somebody has put by, else the status. */
export function offeredStatus(vehicle: Pick<Vehicle, "status" | "reserved">): string {
  return vehicle.reserved && isInStock(vehicle) ? "reserved" : vehicle.status;
}

/** Whether it can be bought and nobody has it put by. */
export function isFree(vehicle: Pick<Vehicle, "status" | "reserved" | "sold">): boolean {
  return !vehicle.sold && isInStock(vehicle) && !vehicle.reserved;
}

/** Whether it has still to arrive: on its way, or taken in advance. */
export function isIncoming({ status, preorder }: Pick<Vehicle, "status" | "preorder">): boolean {
  return preorder || status === "coming_soon";
}
