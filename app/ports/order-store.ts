import type { NewOrder, Order, OrderChange } from "~/domain/checkout/order";
import type { Claimant } from "~/domain/checkout/vehicle-hold";

/** What became of a new order. */
export type AddedOrder =
  | { readonly kind: "added"; readonly order: Order }
  /** The same submission came before. */
  | { readonly kind: "known"; readonly order: Order }
  /** Somebody else pays for the vehicle or holds it. */
  | { readonly kind: "taken" };

/** What became of an order that is to take the place of another. */
export type ReplacedOrder =
  /** `known`: the same submission came before. */
  | { readonly kind: "replaced" | "known"; readonly order: Order }
  /** The earlier one changed since it was read: read it again. */
  | { readonly kind: "stale" };

/** What became of a change. */
export type ChangedOrder =
  | { readonly kind: "changed"; readonly order: Order }
  /** The order changed since it was read: read it again. */
  | { readonly kind: "stale" }
  /** It would hold a vehicle that another order holds. */
  | { readonly kind: "taken" };

/** Which order has a vehicle. */
export interface VehicleHold {
  /** The dealer's site it was placed on; sites of other dealers may show the vehicle too. */
  readonly tenant: string;
  readonly orderId: string;
  readonly state: "pending" | "held";
  /** Until when at the latest, ISO 8601. In the past for a pending order that may be put aside. */
  readonly until: string;
}

/** What became of asking to hold a vehicle. */
export type BegunHold =
  /** Others are kept out until `order.holdUntil`. */
  | { readonly kind: "kept"; readonly order: Order }
  /** The limits of `holdAnswer`; the order may be paid without a hold. */
  | { readonly kind: "limited" | "unkept" }
  /** Another order has the vehicle, or had it until a moment ago and was not put aside yet. */
  | { readonly kind: "taken"; readonly hold: VehicleHold }
  /** The order changed since it was read, or does not wait for payment any more. */
  | { readonly kind: "stale" };

/**
 * Orders; they alone decide who holds which vehicle. At most one pending or held order has a vehicle, even when several
 * ask at the same moment. Every method rejects when the database does not answer. Adapter:
 * `infra/db/orders/order-store.server.ts`; contract: `test/contract/order-store`.
 */
export interface OrderStore {
  /** @param lookAt when the background work looks at it first */
  add(order: NewOrder, lookAt: string): Promise<AddedOrder>;
  /**
   * Puts an order into the place of an unpaid one, which ends: with its lead, and with its hold of the vehicle if it has one.
   * @param times `lookAt`: when the background work looks at the new one first
   */
  replace(
    earlier: Order,
    order: NewOrder,
    times: { readonly now: Date; readonly lookAt: string },
  ): Promise<ReplacedOrder>;
  /** Within one dealer: another dealer's ids are unknown. */
  find(tenant: string, id: string): Promise<Order | null>;
  /**
   * @param lookAt when the background work looks at it again; null for never
   * @param notice id of the provider's message that caused the change; it is kept, so that the message counts once
   */
  change(
    order: Order,
    change: OrderChange,
    lookAt: string | null,
    notice?: string | null,
  ): Promise<ChangedOrder>;
  /** Whether a provider's message was taken before. */
  isKnownNotice(tenant: string, notice: string): Promise<boolean>;
  /**
   * Keeps the order's vehicle from others for some minutes from the opening of the payment page; called again, it keeps
   * it longer. Counts the claimant's holds and keeps in one transaction, so that several processes together do not
   * exceed the limit.
   */
  beginHold(order: Order, claimant: Claimant, now: Date): Promise<BegunHold>;
  /** Orders of one browser at one dealer that keep a vehicle from others `now` without being paid. */
  openHolds(tenant: string, visitor: string, now: Date): Promise<readonly Order[]>;
  /**
   * The lead of an earlier order by the same person for the same vehicle, which the dealer is told as one with this
   * order; null when there is none.
   */
  earlierLead(order: Order): Promise<string | null>;
  /** Who pays for a vehicle or holds it. */
  holdOf(carId: string): Promise<VehicleHold | null>;
  /** Vehicles with a paid hold. */
  heldVehicles(): Promise<readonly string[]>;
  /**
   * Takes the order of these dealers that has been due the longest, so that no other process takes it before `again`.
   * Orders of another region in the same database are left to that region's processes.
   * @returns null when none is due at `now`
   */
  takeDue(
    now: string,
    again: (attempts: number) => string,
    tenants: readonly string[],
  ): Promise<{ readonly order: Order; readonly attempts: number } | null>;
}
