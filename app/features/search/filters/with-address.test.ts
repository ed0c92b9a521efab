// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { testListing } from "../../../../test/fixtures/listing";
import type { withAddress as WithAddress } from "./with-address";

const BROWSER_URLS = "~/features/search/address/browser-urls";
let withAddress: typeof WithAddress;

beforeEach(async () => {
  vi.resetModules();
  vi.doUnmock(BROWSER_URLS);
  ({ withAddress } = await import("./with-address"));
  document.body.innerHTML = '<form><input type="checkbox" name="body" value="ute" checked></form>';
});

async function listing() {
  const form = document.querySelector("form");
  const box = document.querySelector("input");
  if (form === null || box === null) throw new Error("no form");
  return { form, box, go: vi.fn(), view: await testListing().results("/search/used-cars") };
}

it("leads to what the form said when it was used before its script was there", async () => {
  const { form, box, go, view } = await listing();
  withAddress(form, view, go);
  box.checked = false;
  await vi.dynamicImportSettled();
  expect(go.mock.calls).toEqual([["/search/new-used-and-demo-cars?body=ute"]]);
  withAddress(form, view, go);
  expect(go.mock.calls[1], "at once from then on").toEqual(["/search/new-used-and-demo-cars"]);
});

it("sends the form where its script cannot be fetched", async () => {
  vi.doMock(BROWSER_URLS, () => {
    throw new Error("no connection");
  });
  const { form, go, view } = await listing();
  const submit = vi.spyOn(form, "submit").mockImplementation(() => undefined);
  withAddress(form, view, go);
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
  expect(go).not.toHaveBeenCalled();
});

it("leads nowhere once the page was left", async () => {
  const { form, go, view } = await listing();
  withAddress(form, view, go);
  form.remove();
  await vi.dynamicImportSettled();
  expect(go).not.toHaveBeenCalled();
});
