// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { done, pass } from "../../../../test/fixtures/browser-page";
import { resultsOfEachTest } from "../../../../test/fixtures/results-in-browser";

const { open, answered } = resultsOfEachTest();

const nameIs = (name: string) => `input[name="${name}"]`;
const box = (name: string, value: string) => `${nameIs(name)}[value="${value}"]`;
const SEARCH = nameIs("query");

describe("filters while they are used", () => {
  it("lead to an address of their own at each tick, which Back undoes", async () => {
    const { steps, jumps, click } = await open();
    await click(box("body", "ute"));
    await click(box("make_model", "Mazda 3"));
    expect(steps).toEqual(["PUSH /search/used-cars?body=ute", "PUSH /search/used-cars/mazda/3?body=ute"]);
    expect(jumps(), "the list stays in view").toBe(0);
  });

  it("take away what was ticked below a make or model that is ticked as a whole", async () => {
    const { steps, click, field } = await open(
      "/search/new-used-and-demo-cars?make_model=Mazda+3&make=Toyota",
    );
    await click(box("make", "Mazda"));
    expect(field(box("make_model", "Mazda 3")).checked).toBe(false);
    expect(field(box("make", "Toyota")).checked, "other makes stay").toBe(true);
    expect(steps).toEqual(["PUSH /search/new-used-and-demo-cars?make=Mazda&make=Toyota"]);
    await answered("/search/new-used-and-demo-cars?make=Mazda&make=Toyota");
    await click(box("make_model", "Mazda 3"));
    expect(steps.slice(1)).toEqual(["PUSH /search/new-used-and-demo-cars?make=Toyota&make_model=Mazda+3"]);
  });

  it("keep a list whole that was asked for whole, with the focus where its link was", async () => {
    const { steps, click, all, field, blur } = await open();
    const more = all('#filter-form a[rel="nofollow"]').find((link) => link.textContent === "Show more: Body");
    await done(() => more?.click());
    expect(steps).toEqual(["REPLACE /search/used-cars?expand=body"]);
    await blur();
    await answered("/search/used-cars?expand=body");
    expect(document.activeElement).toBe(field(box("body", "sedan")));
    await click(box("body", "ute"));
    expect(steps.slice(1)).toEqual(["PUSH /search/used-cars?body=ute&expand=body"]);
  });

  it("wait for a third of a second of quiet while a text is typed, and undo it as one", async () => {
    const { steps, type, click } = await open();
    await type(SEARCH, "red");
    await pass(200);
    await type(SEARCH, "red t");
    await pass(299);
    expect(steps).toEqual([]);
    await pass(1);
    expect(steps).toEqual(["PUSH /search/used-cars?query=red+t"]);
    await answered("/search/used-cars?query=red+t");
    await type(SEARCH, "red tidy");
    await pass(300);
    expect(steps.slice(1)).toEqual(["REPLACE /search/used-cars?query=red+tidy"]);
    await answered("/search/used-cars?query=red+tidy");
    await click(box("body", "ute"));
    expect(steps.slice(2)).toEqual(["PUSH /search/used-cars?query=red+tidy&body=ute"]);
    await answered("/search/used-cars?query=red+tidy&body=ute");
    await type(SEARCH, "red");
    await pass(300);
    expect(steps.slice(3)).toEqual(["PUSH /search/used-cars?query=red&body=ute"]);
  });

  it("wait a little longer for prices, and begin a new step of the history after them", async () => {
    const { steps, type } = await open();
    await type(nameIs("price_max"), "$50,000");
    await pass(399);
    expect(steps).toEqual([]);
    await pass(1);
    expect(steps).toEqual(["PUSH /search/used-cars?range[price]=:50000"]);
    await answered("/search/used-cars?range[price]=:50000");
    await type(SEARCH, "tidy");
    await pass(300);
    expect(steps.slice(1)).toEqual(["PUSH /search/used-cars?query=tidy&range[price]=:50000"]);
  });

  it("ask for nothing that is shown already", async () => {
    const { steps, type } = await open("/search/used-cars?query=tidy");
    await type(SEARCH, "tidy ");
    await pass(300);
    expect(steps).toEqual([]);
  });

  it("show the page's state when it comes by Back, and keep the focus on the box used last", async () => {
    const { click, field, blur } = await open();
    await click(box("body", "ute"));
    await blur();
    await answered("/search/used-cars?body=ute");
    expect(field(box("body", "ute")).checked).toBe(true);
    expect(document.activeElement).toBe(field(box("body", "ute")));
    await answered("/search/used-cars");
    expect(field(box("body", "ute")).checked).toBe(false);
  });

  it("are forgotten with the page: nothing is asked for after it was left", async () => {
    const { steps, type, show } = await open();
    await type(SEARCH, "tidy");
    await show(<p>another page</p>);
    await pass(1_000);
    expect(steps).toEqual([]);
  });

  it("are applied at once by the button, which closes the sheet where it is one", async () => {
    const { steps, type, click, find } = await open();
    const hide = vi.fn();
    let isSheet = true;
    Object.assign(find("#filters"), {
      hidePopover: hide,
      matches: (state: string) => isSheet && state === ":popover-open",
    });
    await type(nameIs("price_max"), "$50,000");
    await click('#filter-form button[data-closes="filters"]');
    expect(steps).toEqual(["PUSH /search/used-cars?range[price]=:50000"]);
    expect(hide).toHaveBeenCalledTimes(1);
    await pass(1_000);
    expect(steps, "the price does not count twice").toHaveLength(1);
    isSheet = false;
    await click('#filter-form button[data-closes="filters"]');
    expect(hide, "on a desk it is no sheet").toHaveBeenCalledTimes(1);
  });

  it("ask the server what the words mean, at once, with the button and with Enter", async () => {
    const { steps, type, click, find } = await open();
    const assign = vi.spyOn(location, "assign").mockImplementation(() => undefined);
    await type(SEARCH, "red hilux");
    await click('#filter-form button[type="submit"]');
    const submit = new Event("submit", { bubbles: true, cancelable: true });
    find("#filter-form").dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    await pass(1_000);
    expect(assign.mock.calls).toEqual([
      ["/search/used-cars?query=red+hilux"],
      ["/search/used-cars?query=red+hilux"],
    ]);
    expect(steps, "typing is not applied a second time").toEqual([]);
    assign.mockRestore();
  });

  it("are applied at once with another order", async () => {
    const { steps, find } = await open();
    const sort = find("#sort");
    if (!(sort instanceof HTMLSelectElement)) throw new Error("no list of orders");
    sort.value = "price_asc";
    await done(() => sort.dispatchEvent(new Event("change", { bubbles: true })));
    expect(steps).toEqual(["PUSH /search/used-cars?sortBy=price_asc"]);
  });
});

describe("the panel", () => {
  const CLEAR = '#filters a[href="/search/new-used-and-demo-cars"]';
  const hiddenOnes = (all: (selector: string) => readonly HTMLElement[]) =>
    all('#filter-form input[type="hidden"]').map((one) => [
      one.getAttribute("name"),
      one.getAttribute("value"),
    ]);

  it("clears everything where something is chosen, and says how many its button shows", async () => {
    const bare = await open("/search/new-used-and-demo-cars");
    expect(bare.all(CLEAR)).toEqual([]);
    const { find } = await open("/search/used-cars");
    expect(find(CLEAR).textContent).toBe("Clear all");
    expect(find('button[data-closes="filters"]').textContent).toBe("Show 44 cars");
  });

  it("keeps what it has no control for, and leads to the rest of a long list", async () => {
    const { all, find } = await open("/search/moorooka-yard?tag=Runout+Sale");
    expect(hiddenOnes(all)).toEqual([
      ["dealership_name", "Moorooka Yard"],
      ["tag", "Runout Sale"],
    ]);
    const more = all('#filter-form a[rel="nofollow"]');
    expect(more.map(({ textContent }) => textContent)).toEqual(["Show more: Body"]);
    expect(more[0]?.getAttribute("href")).toMatch(/expand=body$/);
    expect(find("#filter-form").textContent, "nothing is chosen in it").not.toContain("selected");
    await answered("/search/used-cars?body=ute");
    expect(find("#filter-form").textContent).toContain("1 selected");
  });
});

it("the panel tells its styles how high it is, as often as that changes", async () => {
  const watched: (() => void)[] = [];
  const disconnect = vi.fn();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      disconnect = disconnect;
      constructor(readonly changed: () => void) {}
      observe = (element: HTMLElement) => {
        Object.defineProperty(element, "offsetHeight", { value: 812 });
        watched.push(this.changed);
      };
    },
  );
  const { find, show } = await open();
  watched.forEach((changed) => changed());
  expect(find("#filters").getAttribute("style")).toContain("812px");
  expect(disconnect).not.toHaveBeenCalled();
  await show(<p>another page</p>);
  expect(disconnect).toHaveBeenCalledTimes(1);
});
