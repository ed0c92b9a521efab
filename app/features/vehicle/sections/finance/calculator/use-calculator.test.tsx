// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { TranslationProvider } from "~/i18n/translation";
import { financedVehicle, financeSite } from "../../../../../../test/fixtures/financed";
import { buildFinance } from "../build-finance";
import { FinanceSection } from "../finance-section";

const VEHICLE_ID = "419";
let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = "";
});

/** A page as the server sends it, with a link to a paper, and what script does with it when it comes. */
function sentPage() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // Use of a calculator is reported once for a vehicle; other tests share this window.
  const vehicle = financedVehicle({}, { id: VEHICLE_ID });
  const view = buildFinance(vehicle, financeSite(), new URLSearchParams());
  if (view === null) throw new Error("no finance is offered");
  const Page = createRemixStub([{ path: "/", Component: () => <FinanceSection view={view} /> }]);
  const page = (
    <TranslationProvider t={serverTranslator("en-AU", {})}>
      <Page />
    </TranslationProvider>
  );
  document.body.innerHTML = '<a data-paper href="/print?car_id=419">Print</a>';
  const box = document.body.appendChild(document.createElement("div"));
  // React warns of the router's layout effects, which do nothing on a server.
  const warnings = vi.spyOn(console, "error").mockImplementation(() => {});
  box.innerHTML = renderToString(page);
  warnings.mockRestore();
  const field = (id: string) => {
    const found = document.getElementById(id);
    if (!(found instanceof HTMLInputElement)) throw new Error(`${id} is no field`);
    return found;
  };
  return {
    field,
    paper: () => document.querySelector("[data-paper]")?.getAttribute("href"),
    scriptComes: () =>
      act(() => {
        root = hydrateRoot(box, page);
      }),
  };
}

/** How often the use of a calculator was reported. */
const reports = () => (window.forecourtEvents ?? []).filter(({ event }) => event === "calculatorUsed").length;

it("numbers entered before script came are in the links, each within its bounds", () => {
  const { field, paper, scriptComes } = sentPage();
  field("fin-amount").value = "20000";
  field("fin-deposit").value = "-5";
  const before = reports();
  scriptComes();
  expect(reports(), "the browser may have restored them").toBe(before);
  expect(paper()).toMatch(/^\/print\?car_id=419&fin_amount=20000&fin_deposit=0&/);
  expect(field("fin-deposit").value).toBe("0");
});

it("the field typed in when script comes keeps its text, and its number waits until it is left", () => {
  const { field, paper, scriptComes } = sentPage();
  field("fin-amount").focus();
  field("fin-amount").value = "20";
  field("fin-deposit").value = "2000";
  const before = reports();
  scriptComes();
  expect(reports() - before, "FIN-19: somebody is at it").toBe(1);
  expect(field("fin-amount").value).toBe("20");
  expect(paper()).toBe("/print?car_id=419");
  act(() => {
    field("fin-amount").blur();
  });
  expect(paper()).toMatch(/fin_amount=1000&fin_deposit=2000/);
});
