import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { TradeStep } from "~/domain/tenant/config/trade";
import { tradeForm } from "~/domain/trade/trade-form";
import { TOKEN_FIELD } from "~/features/forms/form-fields";
import { formSite, freshToken } from "~/form-context.server";
import { services } from "~/services.server";
import { createDealerFolder, type DealerFolder, dealerFile } from "../../../test/fixtures/dealer-folder";
import { takeTradeStep } from "./take-step.server";

const dataDir = mkdtempSync(join(tmpdir(), "forecourt-gone-"));
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

async function send(path: string, step: TradeStep, values: object, cookie = "") {
  const headers = { host: "www.yard.example", "x-visitor-address": "203.0.113.7", cookie };
  const site = await formSite(new Request(`https://www.yard.example${path}`, { headers }));
  const token = freshToken(site, tradeForm(site.config, step));
  const body = new URLSearchParams({ [TOKEN_FIELD]: token, ...values });
  const request = new Request(`https://www.yard.example${path}`, { method: "POST", headers, body });
  const answer = await takeTradeStep(request, {});
  return { status: answer?.status, to: answer?.headers.get("location"), answer };
}

it("acknowledges no acceptance whose lead was deleted meanwhile, and begins anew", async () => {
  const shopper = {
    name: "Zoë",
    last_name: "O’Brien",
    email: "zoe@example.com",
    phone: "0412 345 678",
    postcode: "4105",
  };
  const car = { ...shopper, year: "2020", make: "Mazda", model: "CX-5", kms: "50000" };
  const begun = await send("/trade-in", "lead", car);
  expect([begun.status, begun.to]).toEqual([303, "/trade-in/rego"]);
  const cookie = begun.answer?.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const rego = { rego: "ABC123", regoState: "qld", finance: "No", tradeIn: "No" };
  const second = await send("/trade-in/rego", "rego", rego, cookie);
  expect(second.to).toBe("/trade-in/offer");
  const { database } = await services();
  await database.queries.deleteFrom("lead").execute();
  expect((await send("/trade-in/offer", "offer", {}, cookie)).to).toBe("/trade-in?expired=1");
});
