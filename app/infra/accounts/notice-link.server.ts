import type { NoticeLink } from "~/ports/account-notices";
import type { Shopper, ShopperAccounts } from "~/ports/shopper-accounts";
import { keyedDigest, sameDigest } from "./secret-digest.server";

type Action = NoticeLink["action"];
const ACTIONS: Readonly<Record<string, Action>> = { s: "stop", c: "confirm" };
/** Characters of a link's digest, 132 bits: short enough for a text message, far too many to guess. */
const DIGEST_LENGTH = 22;

/** The path of a link that does something without a sign-in, for this shopper only. */
export function noticePath(action: Action, shopper: Shopper, secret: string): string {
  return `/notices?token=${action.charAt(0)}.${shopper.id}.${digest(action, shopper, secret)}`;
}

/** See `AccountNotices.readLink`. */
export async function readNoticeLink(
  accounts: Pick<ShopperAccounts, "find">,
  secrets: readonly string[],
  tenant: string,
  token: string,
): Promise<NoticeLink | null> {
  const [letter = "", id = "", given = ""] = token.split(".");
  const action = Object.hasOwn(ACTIONS, letter) ? ACTIONS[letter] : undefined;
  if (action === undefined || token.length > 200) return null;
  const shopper = await accounts.find(tenant, id);
  if (shopper === null) return null;
  const signed = secrets.some((secret) => sameDigest(given, digest(action, shopper, secret)));
  return signed ? { action, shopper } : null;
}

/** The digest of a link. A link to confirm an address is void once another address was given. */
function digest(action: Action, { tenant, id, email }: Shopper, secret: string): string {
  const about = action === "confirm" ? (email ?? "") : "";
  return keyedDigest(secret, ["notice link", action, tenant, id, about].join("\n")).slice(0, DIGEST_LENGTH);
}
