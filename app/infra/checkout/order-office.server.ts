import type { Order, OrderState } from "~/domain/checkout/order";
import type { Database } from "~/infra/db/database.server";
import { orderOf } from "~/infra/db/order-row.server";

/** Which orders an operator asks for. */
export interface OrderFilter {
  readonly tenant?: string | undefined;
  readonly state?: OrderState | undefined;
  /** Placed then or later, ISO 8601. */
  readonly since?: string | undefined;
  readonly limit: number;
}

/** Orders of all dealers, for operators. */
export interface OrderOffice {
  /** Newest first. */
  list(filter: OrderFilter): Promise<readonly Order[]>;
  find(reference: string): Promise<Order | null>;
}

/** Orders in the database. */
export function createOrderOffice({ queries }: Database): OrderOffice {
  const orders = () => queries.selectFrom("checkout_order").selectAll();
  return {
    async list({ tenant, state, since, limit }) {
      let query = orders().orderBy("created_at", "desc").orderBy("id").limit(limit);
      if (tenant !== undefined) query = query.where("tenant", "=", tenant);
      if (state !== undefined) query = query.where("state", "=", state);
      if (since !== undefined) query = query.where("created_at", ">=", since);
      return (await query.execute()).map(orderOf);
    },
    async find(reference) {
      const row = await orders().where("id", "=", reference).executeTakeFirst();
      return row === undefined ? null : orderOf(row);
    },
  };
}
