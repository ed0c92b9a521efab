import type { Order } from "~/domain/checkout/order";
import { keyedDigest, sameDigest } from "~/infra/accounts/secret-digest.server";
import type { OrderLinks } from "~/ports/order-links";

/**
 * Addresses of orders' pages, signed with the first secret.
 * @param secrets `SESSION_SECRETS`: what one of the others signed still opens
 */
export function createOrderLinks(secrets: readonly [string, ...string[]]): OrderLinks {
  return {
    path: (order) => `/order/${order.id}.${signature(order, secrets[0])}`,
    idOf(tenant, reference) {
      const [id = "", given = ""] = reference.split(".");
      const isSigned = secrets.some((secret) => sameDigest(given, signature({ id, tenant }, secret)));
      return isSigned ? id : null;
    },
  };
}

function signature({ id, tenant }: Pick<Order, "id" | "tenant">, secret: string): string {
  return keyedDigest(secret, `order\n${tenant}\n${id}`).slice(0, 27);
}
