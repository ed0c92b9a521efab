import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TypedResponse } from "@remix-run/node";
import Libsql from "libsql";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type SiteForm, siteForm } from "~/domain/forms/site-form";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { tradeForm } from "~/domain/trade/trade-form";
import { TOKEN_FIELD } from "~/features/forms/form-fields";
import type { FormAnswer } from "~/features/forms/form-view";
import { formSite, freshToken } from "~/form-context.server";
import { services } from "~/services.server";
import { createDealerFolder, type DealerFolder, dealerFile } from "../../../test/fixtures/dealer-folder";
import { action } from "./route";

const SITE = "https://www.yard.example";
const SHOPPER = {
  name: "Zoë",
  last_name: "O’Brien",
  email: "zoe@example.com",
  phone: "0412 345 678",
  postcode: "4105",
};
/** How long a shopper waits for the database, twice over. */
const WAITS_MS = 20_000;
const dataDir = mkdtempSync(join(tmpdir(), "forecourt-locked-"));
let dealers: DealerFolder;

beforeAll(async () => {
  dealers = await createDealerFolder();
  await dealers.write("yard", dealerFile("yard", {}, { template: "classic" }));
  vi.stubEnv("DATA_DIR", dataDir);
  vi.stubEnv("TENANT_CONFIG_DIR", dealers.dir);
  vi.stubEnv("LOG_LEVEL", "silent");
  await services();
});
afterAll(async () => {
  await (await services()).close();
  vi.unstubAllEnvs();
  await dealers.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A form as a browser without script sends it. */
async function send(path: string, form: (config: SiteConfig) => SiteForm, values: object, cookie = "") {
  const site = await formSite(asked(path, cookie));
  const body = new URLSearchParams({ [TOKEN_FIELD]: freshToken(site, form(site.config)), ...values });
  return action({ request: asked(path, cookie, body), context: {}, params: {} });
}

function asked(path: string, cookie: string, body?: URLSearchParams): Request {
  const headers = { host: "www.yard.example", "x-visitor-address": "203.0.113.7", cookie };
  return new Request(SITE + path, { headers, ...(body === undefined ? {} : { method: "POST", body }) });
}

/** While another process writes and does not end. */
async function locked<Result>(work: () => Promise<Result>): Promise<Result> {
  const other = new Libsql(join(dataDir, "forecourt.db"));
  other.exec("begin immediate");
  try {
    return await work();
  } finally {
    other.exec("rollback");
    other.close();
  }
}

const kept = async (table: "lead" | "lead_change") => {
  const { database } = await services();
  return (await database.queries.selectFrom(table).selectAll().execute()).length;
};

/** Sent while the database is locked: told so in time, with everything typed. Sent again: kept, once. */
async function refusedThenTaken(
  submit: () => Promise<TypedResponse<FormAnswer>>,
  typed: Readonly<Record<string, string>>,
  next: string,
): Promise<void> {
  const start = performance.now();
  const refused = await locked(submit);
  expect(performance.now() - start).toBeLessThan(8_000);
  const answer = await refused.json();
  expect(answer.errors, "nothing is wrong with what was typed").toEqual([]);
  expect(refused.status).toBe(503);
  expect(Object.fromEntries(refused.headers)).toMatchObject({
    "retry-after": "30",
    "cache-control": "no-store",
  });
  expect(answer.typed).toMatchObject(typed);
  expect(answer.notice?.title).toBeTruthy();
  const taken = await submit();
  expect([taken.status, taken.headers.get("location")]).toEqual([303, next]);
}

it(
  "an enquiry: 503 with everything typed, and one lead when it is sent again",
  async () => {
    const values = { ...SHOPPER, message: "Is it <b>“still”</b> there?", tradeIn: "No" };
    const enquiry = (config: SiteConfig) => siteForm(config, "enquiry");
    await refusedThenTaken(() => send("/enquire", enquiry, values), values, "/success");
    expect(await kept("lead")).toBe(1);
  },
  WAITS_MS,
);

it(
  "the steps of a trade-in: 503 with everything typed, and on to the next step when it is sent again",
  async () => {
    const before = await kept("lead");
    const car = { ...SHOPPER, year: "2020", make: "Mazda", model: "CX-5", kms: "50000" };
    const first = (config: SiteConfig) => tradeForm(config, "lead");
    await refusedThenTaken(() => send("/trade-in", first, car), car, "/trade-in/rego");
    expect(await kept("lead")).toBe(before + 1);

    const begun = await send("/trade-in", first, car);
    const cookie = begun.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    const rego = { rego: "ABC123", regoState: "qld", finance: "No", tradeIn: "No" };
    const second = (config: SiteConfig) => tradeForm(config, "rego");
    const submit = () => send("/trade-in/rego", second, rego, cookie);
    await refusedThenTaken(submit, rego, "/trade-in/offer");
    expect(await kept("lead_change")).toBe(1);
  },
  2 * WAITS_MS,
);
