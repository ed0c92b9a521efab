import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { siteForm } from "~/domain/forms/site-form";
import { TOKEN_FIELD } from "~/features/forms/form-fields";
import { formSite, freshToken } from "~/form-context.server";
import { services } from "~/services.server";
import { createDealerFolder, type DealerFolder, dealerFile } from "../../../test/fixtures/dealer-folder";
import { action } from "./route";

const ADDRESS = "https://www.yard.example/enquire";
const SHOPPER = {
  name: "Zoë",
  last_name: "O’Brien",
  email: "zoe@example.com",
  phone: "0412 345 678",
  postcode: "4105",
};
const dataDir = mkdtempSync(join(tmpdir(), "forecourt-steps-"));
let dealers: DealerFolder;

beforeAll(async () => {
  dealers = await createDealerFolder();
  const steps = [Object.keys(SHOPPER), ["tradeIn"], ["message"]];
  await dealers.write(
    "yard",
    dealerFile("yard", { forms: { enquirySteps: steps } }, { template: "classic" }),
  );
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

const asked = (step: number, cookie: string, body?: URLSearchParams) =>
  new Request(`${ADDRESS}?step=${step}`, {
    headers: { host: "www.yard.example", "x-visitor-address": "203.0.113.7", cookie },
    ...(body === undefined ? {} : { method: "POST", body }),
  });

/** One sending of a step, as often as it is pressed. */
async function filled(step: number, cookie: string, values: object) {
  const site = await formSite(asked(step, cookie));
  const body = { [TOKEN_FIELD]: freshToken(site, siteForm(site.config, "enquiry")), ...values };
  return () => action({ request: asked(step, cookie, new URLSearchParams(body)), context: {}, params: {} });
}

async function press(step: number, cookie: string, values: object) {
  return (await filled(step, cookie, values))();
}

const leads = async () => {
  const { database } = await services();
  return database.queries.selectFrom("lead").select(["email", "document"]).execute();
};
const whereTo = ({ status, headers }: { status: number; headers: Headers }) => [
  status,
  headers.get("location"),
];

/** A browser that has sent the steps before the last one. */
async function browserAtLastStep(): Promise<string> {
  const first = await press(1, "", SHOPPER);
  expect(whereTo(first)).toEqual([303, "/enquire?step=2"]);
  const cookie = first.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  expect(whereTo(await press(2, cookie, { tradeIn: "No" }))).toEqual([303, "/enquire?step=3"]);
  return cookie;
}

it("makes one lead of a last step that is pressed twice, with the answers of all steps", async () => {
  const cookie = await browserAtLastStep();
  const submit = await filled(3, cookie, { message: "Is it there?" });
  expect(whereTo(await submit())).toEqual([303, "/success"]);
  expect(whereTo(await submit())).toEqual([303, "/success"]);
  expect(await leads()).toMatchObject([{ email: "zoe@example.com" }]);
  expect((await leads())[0]?.document).toContain("Is it there?");
});

it("makes no lead of a later step alone, and leads to the first one that is missing", async () => {
  const before = (await leads()).length;
  expect(whereTo(await press(3, "", { message: "Hello?" }))).toEqual([303, "/enquire"]);
  const first = await press(1, "", SHOPPER);
  const cookie = first.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  expect(whereTo(await press(3, cookie, { message: "Hello?" }))).toEqual([303, "/enquire?step=2"]);
  expect((await leads()).length).toBe(before);
});

it("acknowledges nothing while the answers before cannot be read", async () => {
  const before = (await leads()).length;
  const cookie = await browserAtLastStep();
  const { drafts } = await services();
  const read = vi.spyOn(drafts, "read").mockRejectedValue(new Error("database is locked"));
  const submit = await filled(3, cookie, { message: "Still there?" });
  const refused = await submit();
  read.mockRestore();
  expect(refused.status).toBe(503);
  expect((await refused.json()).typed).toMatchObject({ message: "Still there?" });
  expect((await leads()).length).toBe(before);
  expect(whereTo(await submit())).toEqual([303, "/success"]);
  expect((await leads()).length).toBe(before + 1);
});
