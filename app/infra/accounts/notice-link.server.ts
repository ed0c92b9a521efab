import type { NoticeLink } from "~/ports/account-notices";
import type { Shopper, ShopperAccounts } from "~/ports/shopper-accounts";
import { idsOfPart, shortId } from "~/infra/short-ids.server";
import { signedKeys } from "~/infra/signed-keys.server";

type Action = NoticeLink["action"];
const ACTIONS: Readonly<Record<string, Action>> = { s: "stop", c: "confirm" };
type Secrets = readonly [string, ...string[]];
const keysOf = (secrets: Secrets) => signedKeys("notice link", secrets, 22);

/** The path of a link that does something without a sign-in, for this shopper only. */
export function noticePath(action: Action, shopper: Shopper, secret: string): string {
  return `/notices?token=${action.charAt(0)}.${shortId(shopper.id)}.${keysOf([secret]).key(signed(action, shopper))}`;
}

/** See `AccountNotices.readLink`. */
export async function readNoticeLink(
  accounts: Pick<ShopperAccounts, "find">,
  secrets: Secrets,
  tenant: string,
  token: string,
): Promise<NoticeLink | null> {
  const [letter = "", part = "", given = ""] = token.split(".");
  const action = Object.hasOwn(ACTIONS, letter) ? ACTIONS[letter] : undefined;
  if (action === undefined || token.length > 200) return null;
  const found = await Promise.all(idsOfPart(part).map((id) => accounts.find(tenant, id)));
  const shopper = found.find((one) => one !== null && keysOf(secrets).fits(given, signed(action, one)));
  return shopper ? { action, shopper } : null;
}

/** What a link is signed for. A link to confirm an address is void once another address was given. */
function signed(action: Action, { tenant, id, email }: Shopper): readonly string[] {
  return [action, tenant, id, action === "confirm" ? (email ?? "") : ""];
}
