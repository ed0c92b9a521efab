import { expect, it } from "vitest";
import { typedFields } from "./typed-fields.server";

const post = (body: FormData | string, headers = {}) =>
  new Request("https://dealer.example/online-payment", { method: "POST", body, headers });

it("keeps texts in their order, doubled names too", async () => {
  const form = new FormData();
  for (const [name, value] of [
    ["name", "Mia"],
    ["extra", "one"],
    ["extra", "two"],
  ] as const)
    form.append(name, value);
  expect(await typedFields(post(form))).toEqual([
    ["name", "Mia"],
    ["extra", "one"],
    ["extra", "two"],
  ]);
});

it("leaves out files and what is secret or stands for a moment", async () => {
  const form = new FormData();
  form.append("resume", new File(["x"], "cv.pdf"));
  for (const name of ["form-token", "card_number", "password", "code", "cvc"]) form.append(name, "1");
  expect(await typedFields(post(form))).toEqual([]);
});

it("keeps a postcode, which is no code", async () => {
  const form = new FormData();
  form.append("postcode", "4105");
  expect(await typedFields(post(form))).toEqual([["postcode", "4105"]]);
});

it("leaves the body for whoever reads it next", async () => {
  const request = post(new URLSearchParams({ name: "Mia" }).toString(), {
    "content-type": "application/x-www-form-urlencoded",
  });
  await typedFields(request);
  expect((await request.formData()).get("name")).toBe("Mia");
});

it("is empty for a body that was read, is too long or no form", async () => {
  const read = post("a=b");
  await read.text();
  expect(await typedFields(read)).toEqual([]);
  expect(await typedFields(post("a=b", { "content-length": "100000" }))).toEqual([]);
  expect(await typedFields(post("{", { "content-type": "application/json" }))).toEqual([]);
});
