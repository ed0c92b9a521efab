import { feedFileName } from "~/domain/advertising/advertising-feeds";
import { signedKeys } from "~/infra/signed-keys.server";
import type { AdvertisingLinks } from "~/ports/advertising-links";

/**
 * Addresses of feeds, signed with the first secret.
 * @param secrets `SESSION_SECRETS`: what one of the others signed still opens
 */
export function createAdvertisingLinks(secrets: readonly [string, ...string[]]): AdvertisingLinks {
  const keys = signedKeys("advertising", secrets, 27);
  return {
    address: ({ slug, url }, file) => {
      const name = feedFileName(file);
      return new URL(`/feeds/${name}?key=${keys.key([slug, name])}`, `${url}/`).href;
    },
    fits: (key, slug, file) => keys.fits(key, [slug, feedFileName(file)]),
  };
}
