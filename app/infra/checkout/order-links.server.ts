import { signedKeys } from "~/infra/signed-keys.server";
import type { OrderLinks } from "~/ports/order-links";

const KEY_LENGTH = 27;

/**
 * Addresses of orders' pages, signed with the first secret.
 * @param secrets `SESSION_SECRETS`: what one of the others signed still opens
 */
export function createOrderLinks(secrets: readonly [string, ...string[]]): OrderLinks {
  const keys = signedKeys("order", secrets, KEY_LENGTH);
  return {
    path: ({ id, tenant }) => `/order/${id}.${keys.key([tenant, id])}`,
    idOf(tenant, reference) {
      const [id = "", given = ""] = reference.split(".");
      return keys.fits(given, [tenant, id]) ? id : null;
    },
  };
}
