import type { Writable } from "node:stream";
import { dealerOf } from "~/infra/stock/feed-owner.server";
import type { TenantDirectory } from "~/infra/tenant/tenant-directory.server";
import type { ApiKey, ApiKeys, ApiScope } from "~/ports/api-keys";
import { requireDealer } from "./known-dealer";

/** What the commands for keys work with. */
export interface KeysContext {
  /** What the keys open. */
  readonly scope: ApiScope;
  readonly tenants: Pick<TenantDirectory, "all" | "bySlug">;
  readonly keys: ApiKeys;
  readonly out: Writable;
}

/** Whose key, and what it is called. */
interface KeysFlags {
  readonly tenant?: string | undefined;
  readonly dealership?: string | undefined;
  readonly name?: string | undefined;
}

const LONGEST_NAME = 100;

/** Makes, lists and revokes the keys by which dealers' systems call the API. */
export async function runKeys(
  context: KeysContext,
  [command, id]: readonly string[],
  flags: KeysFlags,
): Promise<void> {
  if (command === "add") await addKey(context, flags);
  else if (command === "list") await listKeys(context, flags);
  else await revokeKey(context, id ?? "");
}

/**
 * Whether a call of `keys` can be made.
 * @param wrongCall the error that says what is missing and how the command is called
 */
export function requireKeysCall(
  [command, id, surplus]: readonly string[],
  flags: KeysFlags,
  wrongCall: (missing: string) => Error,
): void {
  const { name = "" } = flags;
  if (command !== "add" && command !== "list" && command !== "revoke")
    throw wrongCall("expected add, list or revoke");
  const extra = command === "revoke" ? surplus : id;
  if (extra !== undefined) throw wrongCall(`it does not know what to do with "${extra}"`);
  if (command === "revoke" && id === undefined) throw wrongCall("KEY is missing: `keys list` shows it");
  if (command === "add" && flags.tenant === undefined && flags.dealership === undefined)
    throw wrongCall("--dealership ID or --tenant SLUG is missing");
  if (name.length > LONGEST_NAME || /\p{Cc}/u.test(name))
    throw new Error(`--name: expected at most ${LONGEST_NAME} characters in one line`);
}

async function addKey({ scope, keys, tenants, out }: KeysContext, flags: KeysFlags): Promise<void> {
  const { dealership, name = "" } = flags;
  await knownDealer({ tenants }, flags.tenant);
  const tenant = flags.tenant ?? dealerOf({ tenants }, dealership ?? "").site.slug;
  const listed = tenants.bySlug(tenant)?.site.dealerships.map(({ id }) => id) ?? [];
  if (dealership !== undefined && !listed.includes(dealership))
    throw new Error(
      `the file of "${tenant}" lists no dealership "${dealership}"; it has: ${listed.join(", ")}`,
    );
  const { key, secret } = await keys.add({ scope, tenant, dealershipId: dealership ?? null, name });
  out.write(`${lineOf(key)}\n${secret}\nThe key is shown this once. It is kept as a digest only.\n`);
}

async function listKeys({ scope, keys, tenants, out }: KeysContext, { tenant }: KeysFlags): Promise<void> {
  await knownDealer({ tenants }, tenant);
  const all = await keys.list(scope, tenant);
  out.write(all.length === 0 ? "there is no key\n" : all.map((key) => `${lineOf(key)}\n`).join(""));
}

async function revokeKey({ scope, keys, out }: KeysContext, id: string): Promise<void> {
  if (!(await keys.revoke(scope, id)))
    throw new Error(`there is no valid key "${id}": \`npm run stock -- keys list\` shows them`);
  out.write(`${id} is not valid any more\n`);
}

function knownDealer({ tenants }: Pick<KeysContext, "tenants">, tenant: string | undefined): Promise<void> {
  const slugs = tenants.all().map(({ site }) => site.slug);
  return requireDealer(tenant, slugs, () => Promise.resolve(false));
}

function lineOf({ id, tenant, dealershipId, name, createdAt, usedOn, revokedAt }: ApiKey): string {
  const whose =
    dealershipId === null ? `${tenant}, all dealerships` : `${tenant}, dealership ${dealershipId}`;
  const use = usedOn === null ? "not used yet" : `last used ${usedOn}`;
  const end = revokedAt === null ? "" : `, revoked ${revokedAt.slice(0, 10)}`;
  return `${id}  ${whose}${name === "" ? "" : `  ${name}`}  made ${createdAt.slice(0, 10)}, ${use}${end}`;
}
