// @vitest-environment happy-dom
import { useNavigate } from "@remix-run/react";
import { expect, it, vi } from "vitest";
import { soon } from "../../../test/setup/soon";
import { browserPage } from "../../../test/fixtures/browser-page";
import { PageArrival } from "./page-arrival";

const slow = vi.hoisted(() => ({ come: (): void => undefined }));
vi.mock("./arrive", async (importOriginal) => {
  await new Promise<void>((resolve) => (slow.come = resolve));
  return importOriginal();
});

function Page() {
  const go = useNavigate();
  return (
    <main>
      <PageArrival />
      <h1 tabIndex={-1}>A car</h1>
      <button id="away" onClick={() => go("/cars/one")} type="button" />
      <button id="enquire" type="button" />
    </main>
  );
}

it("leaves a reader alone who went on before its script had come", async () => {
  const router = { historyAction: "PUSH", preventScrollReset: false, actionData: null };
  vi.stubGlobal("__remixRouter", { state: router });
  const page = await browserPage(<Page />, "/");
  await page.click("#away");
  page.find("#enquire").focus();
  window.dispatchEvent(new Event("pointerdown"));
  slow.come();
  await vi.dynamicImportSettled();
  expect(document.activeElement?.id).toBe("enquire");
  await page.click("#away");
  await soon(() => expect(document.activeElement?.textContent, "the next page").toBe("A car"));
});
