import { idsOfPart, shortId } from "~/infra/short-ids.server";
import { signedKeys } from "~/infra/signed-keys.server";
import type { OrderLinks } from "~/ports/order-links";

/**
 * Addresses of orders' pages, signed with the first secret.
 * @param secrets `SESSION_SECRETS`: what one of the others signed still opens
 */
export function createOrderLinks(secrets: readonly [string, ...string[]]): OrderLinks {
  const keys = signedKeys("order", secrets, 27);
  return {
    path: ({ id, tenant }) => `/order/${shortId(id)}.${keys.key([tenant, id])}`,
    idOf(tenant, reference) {
      const [part = "", given = ""] = reference.split(".");
      return idsOfPart(part).find((id) => keys.fits(given, [tenant, id])) ?? null;
    },
  };
}
