// @vitest-environment happy-dom
import { useNavigate } from "@remix-run/react";
import { afterEach, expect, it, vi } from "vitest";
import { soon } from "../../../test/setup/soon";
import { browserPage } from "../../../test/fixtures/browser-page";
import { PageArrival } from "./page-arrival";

function Steps() {
  const go = useNavigate();
  const button = (name: string, step: () => void) => <button id={name} onClick={step} type="button" />;
  return (
    <main>
      <PageArrival />
      {button("away", () => {
        go("/cars/one");
      })}
      {button("back", () => {
        go(-1);
      })}
    </main>
  );
}

/** What the site's router says of its last step. */
function steppedBy(historyAction: string) {
  vi.stubGlobal("__remixRouter", {
    state: { historyAction, preventScrollReset: historyAction === "PUSH", actionData: null },
  });
}

/** A step of the history to a place of a page, as the browser's own for a link within the page is one. */
async function followed(before: (main: HTMLElement) => void = () => undefined) {
  document.title = "One";
  const page = await browserPage(<Steps />, "/cars/one#map");
  const main = page.find("main");
  steppedBy("PUSH");
  await page.click("#away");
  before(main);
  steppedBy("POP");
  await page.click("#back");
  return main;
}

function placed(main: HTMLElement): HTMLElement {
  const place = document.createElement("section");
  place.id = "map";
  place.tabIndex = -1;
  return main.appendChild(place);
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

it("takes a reader to a place of the page that comes after they have followed its link", async () => {
  const main = await followed();
  expect(document.activeElement).toBe(document.body);
  const place = placed(main);
  await soon(() => {
    expect(document.activeElement).toBe(place);
  });
});

it("takes a reader to a place that came after the browser had looked for it", async () => {
  const main = await followed((before) => {
    placed(before);
    const link = before.appendChild(document.createElement("a"));
    link.href = "#map";
    link.focus();
  });
  await soon(() => {
    expect(document.activeElement).toBe(main.querySelector("#map"));
  });
});

it("leaves a place that is there to the browser, and says which page it is", async () => {
  const main = await followed(placed);
  main.append(document.createElement("p"));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.activeElement).toBe(document.body);
  expect(document.querySelector("[role=status]")?.textContent).toBe("One");
});
