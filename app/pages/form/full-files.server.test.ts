import { expect, it } from "vitest";
import { siteForm } from "~/domain/forms/site-form";
import { TOKEN_FIELD } from "~/features/forms/form-fields";
import { formSite, freshToken, RECEIPT_FLOW } from "~/request/form-context.server";
import { services } from "~/services.server";
import { cookieOf, SHOPPER, startYard, whereTo, yardRequest } from "../../../test/setup/yard-site";
import { takeFormPage } from "./form-page.server";

const MB = 1024 * 1024;
startYard({
  forms: { limits: { leastSeconds: 0, filesMb: 1, files: { uses: 4, seconds: 600 } } },
  routes: { enabled: ["careers"] },
});

/** An application with a file of a size, as a browser without script sends it. */
async function apply(size: number, name = "My CV; final.pdf") {
  const site = await formSite(yardRequest("/careers"));
  const form = new FormData();
  const typed = { ...SHOPPER, position: "Sales", message: "Hello" };
  const token = freshToken(site, siteForm(site.config, "careers"));
  for (const [field, value] of Object.entries({ [TOKEN_FIELD]: token, ...typed })) form.append(field, value);
  form.append("resume", new File([Buffer.alloc(size, "%PDF-")], name, { type: "application/pdf" }));
  // Made by the platform, which writes the boundary; its head goes with it.
  const sent = new Request("https://www.yard.example/careers", { method: "POST", body: form });
  const { headers } = yardRequest("/careers");
  headers.set("content-type", sent.headers.get("content-type") ?? "");
  const request = new Request(sent.url, { method: "POST", headers, body: await sent.arrayBuffer() });
  return takeFormPage(request, {});
}

const leads = async () => (await services()).database.queries.selectFrom("lead").selectAll().execute();

async function receiptOf(answer: Response): Promise<string> {
  const { drafts } = await services();
  const { visitor } = await formSite(yardRequest("/success", { cookie: cookieOf(answer) }));
  const kept = await drafts.read({ tenant: "yard", visitor: visitor.secret, flow: RECEIPT_FLOW, about: "" });
  return kept["receipt"] ?? "";
}

it("keeps a file whose name has a semicolon", async () => {
  const answer = await apply(MB / 2);
  expect(whereTo(answer)).toEqual([303, "/success"]);
  expect(await receiptOf(answer)).not.toContain("no room");
  expect([...(await (await services()).formFiles.used()).values()]).toEqual([MB / 2]);
});

it("takes an application also where there is no room for its file, and tells both sides", async () => {
  const answer = await apply(MB, "second.pdf");
  expect(whereTo(answer)).toEqual([303, "/success"]);
  expect(await receiptOf(answer)).toContain("not the file second.pdf");
  const documents = (await leads()).map(({ document }) => document);
  expect(documents).toHaveLength(2);
  expect(documents.filter((one) => one.includes("second.pdf (could not be kept"))).toHaveLength(1);
  const { text } = await (await services()).metrics.exposition();
  expect(text).toContain('form_files_total{tenant="yard",outcome="full"} 1');
});

it("refuses a file with nothing in it beside the field, and keeps what was typed", async () => {
  const before = (await leads()).length;
  const empty = await apply(0, "empty.pdf");
  expect(empty.status).toBe(400);
  const text = await empty.text();
  expect(JSON.parse(text)).toMatchObject({
    typed: { name: SHOPPER.name, message: "Hello" },
    errors: [{ name: "resume" }],
  });
  expect(text).toContain("There is nothing in this file");
  expect(await leads()).toHaveLength(before);
});

it("gives everything typed back where the file is too large, and counts tries before it looks at them", async () => {
  const large = await apply(7 * MB, "large.pdf");
  expect(large.status).toBe(400);
  const tooLarge = { typed: { name: SHOPPER.name, message: "Hello" }, errors: [{ name: "resume" }] };
  expect(await large.json()).toMatchObject(tooLarge);
  const fourth = await apply(10, "fourth.pdf");
  expect(fourth.status).toBe(429);
  expect(await fourth.json()).toMatchObject({ typed: { name: SHOPPER.name, message: "Hello" } });
});
