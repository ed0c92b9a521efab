import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { formAddress } from "~/features/search/address/browser-urls";
import { testListing } from "../../../../test/fixtures/listing";
import { rememberControl, restoreFocus, syncForm } from "./form-sync";

/** As much of a control as the form's script touches. */
class Control {
  checked = false;
  focused = 0;
  scrolled = false;
  constructor(
    readonly type: string,
    readonly name: string,
    readonly value: string,
    readonly defaultChecked = false,
  ) {}
  focus(options?: FocusOptions): void {
    this.focused += 1;
    this.scrolled ||= options?.preventScroll !== true;
  }
}
// Only the fields that are read.
const input = (control: Control) => control as unknown as HTMLInputElement;
const form = (...elements: readonly object[]) => ({ elements }) as unknown as HTMLFormElement;

const body = {};
let page: { activeElement: object; body: object };
beforeEach(() => {
  page = { activeElement: body, body };
  vi.stubGlobal("HTMLInputElement", Control);
  vi.stubGlobal("document", page);
});
afterEach(() => void vi.unstubAllGlobals());

describe("the focus, when a list is put in another order", () => {
  const kia = () => new Control("checkbox", "make", "Kia");

  it("goes back to the tick box used last, by its name and value, once", () => {
    const others = [new Control("checkbox", "make", "Mazda"), new Control("checkbox", "badge", "Kia")];
    const moved = kia();
    // A button has a name and a value too.
    const button = { name: "make", value: "Kia", focus: vi.fn() };
    rememberControl(input(kia()));
    restoreFocus(form({}, button, ...others, moved));
    restoreFocus(form(moved));
    expect([...others, moved].map(({ focused }) => focused)).toEqual([0, 0, 1]);
    expect([button.focus.mock.calls, moved.scrolled], "the page stays where it is").toEqual([[], false]);
  });

  it("stays where the shopper has put it meanwhile", () => {
    const box = kia();
    rememberControl(input(box));
    page.activeElement = new Control("search", "query", "");
    restoreFocus(form(box));
    page.activeElement = body;
    restoreFocus(form(box));
    expect(box.focused).toBe(0);
  });

  it("is not taken to a box of text, which is where it was", () => {
    const text = new Control("text", "price_min", "5");
    rememberControl(input(text));
    restoreFocus(form(text));
    expect(text.focused).toBe(0);
  });
});

it("tick boxes show the page's state after Back, and text stays as it was typed", () => {
  const [on, off] = [new Control("checkbox", "a", "1", true), new Control("checkbox", "a", "2", false)];
  const text = new Control("text", "query", "ute", true);
  off.checked = true;
  syncForm(form({}, on, off, text));
  expect([on.checked, off.checked, text.checked]).toEqual([true, false, false]);
});

it("the browser writes the address that the server would redirect to (URL-12)", async () => {
  const { results } = testListing();
  const view = await results("/search/used-cars");
  const sent = (...entries: readonly (readonly [string, string | object])[]) => {
    vi.stubGlobal("FormData", function () {
      return entries;
    });
    return formAddress(new FormData(form()), view);
  };
  expect(sent(["query", ""], ["car_type", "used"], ["make_model", "Mazda 3"], ["price_min", "$5,000"])).toBe(
    "/search/used-cars/mazda/3?range[price]=5000:",
  );
  expect(sent(["make", "Mazda"], ["make", "Toyota"], ["photo", { size: 0 }])).toBe(
    "/search/new-used-and-demo-cars?make=Mazda&make=Toyota",
  );
});
