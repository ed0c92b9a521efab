import type { Order, OrderState } from "~/domain/checkout/order";
import { SHORT_REFERENCE } from "~/domain/checkout/order-reference";
import type { Database } from "~/infra/db/database.server";
import { orderOf } from "~/infra/db/orders/order-row.server";

/** Which orders an operator asks for. */
export interface OrderFilter {
  readonly tenant?: string | undefined;
  readonly state?: OrderState | undefined;
  /** Only orders placed at this time or later, ISO 8601. */
  readonly since?: string | undefined;
  readonly limit: number;
}

/** Orders of all dealers, for operators. */
export interface OrderOffice {
  /** Newest first. */
  list(filter: OrderFilter): Promise<readonly Order[]>;
  /** The order of that id, else every order whose short reference it is; in any case of letters, oldest first. */
  find(reference: string): Promise<readonly Order[]>;
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
      const wanted = reference.trim().toLowerCase();
      const rows = await orders()
        .where(({ eb, fn, or, val }) =>
          or([
            eb(fn("lower", ["id"]), "=", wanted),
            eb(fn("lower", [fn("substr", ["id", val(1), val(SHORT_REFERENCE)])]), "=", wanted),
          ]),
        )
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      const exact = rows.filter(({ id }) => id.toLowerCase() === wanted);
      return (exact.length > 0 ? exact : rows).map(orderOf);
    },
  };
}
