import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, vi } from "vitest";
import type { SiteForm } from "~/domain/forms/site-form";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { TOKEN_FIELD } from "~/features/forms/form-fields";
import { formSite, freshToken } from "~/request/form-context.server";
import { services } from "~/services.server";
import { createDealerFolder, type DealerFolder, dealerFile } from "../fixtures/dealer-folder";

const ORIGIN = "https://www.yard.example";

/** A shopper whom every form takes. */
export const SHOPPER = {
  name: "Zoë",
  last_name: "O’Brien",
  email: "zoe@example.com",
  phone: "0412 345 678",
  postcode: "4105",
} as const;

/** Answers to the first page of a trade-in. */
export const TRADE_CAR = { year: "2020", make: "Mazda", model: "CX-5", kms: "50000" } as const;

/** Hours of a yard that never closes for a day. */
export const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  open: "08:30",
  close: "16:30",
}));

/** A sales yard of the dealer "yard", as its configuration lists it. @param id also its name and its address */
export function yardPlace(id: string) {
  return {
    id,
    name: id,
    slug: id,
    dealershipId: "yard",
    locationType: "sales",
    address: { street: "418 Ipswich Road", city: "Moorooka", state: "QLD", postcode: "4105" },
  };
}

const SENT_BY_SHOPPERS = [
  ...(["appointment", "lead_change", "delivery", "lead"] as const),
  ...(["checkout_order", "checkout_draft"] as const),
] as const;

/** What a test asks a route with, as a browser without script does. */
export interface Sending {
  readonly cookie?: string;
  readonly body?: URLSearchParams;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A form to send: at its path, with what is typed into it. */
export interface Filled {
  readonly path: string;
  readonly form: (config: SiteConfig) => Pick<SiteForm, "key">;
  readonly values: Readonly<Record<string, string>>;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A small dealer, "yard", with the services of the whole site in this process and a database of its own, from the
 * first test of a file to its last. @param groups of its configuration @param files of its folder beside
 * `site.json`, by path @returns the folder of the database
 */
export function startYard(
  groups: object = {},
  site: object = {},
  files: Readonly<Record<string, string>> = {},
): string {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-yard-"));
  let dealers: DealerFolder;
  beforeAll(async () => {
    dealers = await createDealerFolder();
    await dealers.write("yard", dealerFile("yard", groups, { template: "classic", ...site }));
    for (const [name, text] of Object.entries(files)) await dealers.write("yard", text, name);
    vi.stubEnv("DATA_DIR", dataDir);
    vi.stubEnv("TENANT_CONFIG_DIR", dealers.dir);
    vi.stubEnv("LOG_LEVEL", "silent");
    await services();
  });
  afterAll(async () => {
    await (await services()).close();
    // The next file has a yard of its own.
    globalThis.forecourtServices = undefined;
    vi.unstubAllEnvs();
    await dealers.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return dataDir;
}

/** Takes out of the yard what its shoppers have sent and begun. */
export async function emptyYard(): Promise<void> {
  const { database } = await services();
  for (const table of SENT_BY_SHOPPERS) await database.queries.deleteFrom(table).execute();
}

/** A request to the yard. */
export function yardRequest(path: string, { cookie = "", body, headers = {} }: Sending = {}): Request {
  return new Request(ORIGIN + path, {
    headers: { host: "www.yard.example", "x-visitor-address": "203.0.113.7", cookie, ...headers },
    ...(body === undefined ? {} : { method: "POST", body }),
  });
}

/**
 * The request a filled form makes, from a page that was opened now; each call is another press of its button.
 * Without a cookie, it has the one that page gave it.
 */
export async function filledForm({
  path,
  form,
  values,
  cookie = "",
  headers = {},
}: Filled): Promise<() => Request> {
  const site = await formSite(yardRequest(path, { cookie, headers }));
  const sent = cookie === "" ? (site.visitor.setCookie.split(";")[0] ?? "") : cookie;
  const all = { [TOKEN_FIELD]: freshToken(site, form(site.config)), ...values };
  return () => yardRequest(path, { cookie: sent, headers, body: new URLSearchParams(all) });
}

/** Status and address of an answer. */
export const whereTo = ({ status, headers }: { status: number; headers: Headers }) => [
  status,
  headers.get("location"),
];

/** What the browser sends back of an answer's cookie. */
export function cookieOf({ headers }: { headers: Headers }): string {
  return headers.get("Set-Cookie")?.split(";")[0] ?? "";
}
