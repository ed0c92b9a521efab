// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { done, pass } from "../../../../test/fixtures/browser-page";
import { resultsOfEachTest } from "../../../../test/fixtures/results-in-browser";

const { open, answered, page } = resultsOfEachTest();

const nameIs = (name: string) => `input[name="${name}"]`;
describe("a range filter", () => {
  const ends = (name: string) => ["min", "max"].map((end) => page().field(nameIs(`${name}_${end}`)).value);
  const handle = (name: string, end: string) => `input[type="range"][aria-label^="${end} ${name}"]`;

  it("has its handles and its boxes say the same, whichever is moved", async () => {
    const { steps, type, field } = await open();
    await type(handle("price", "Minimum"), "20000");
    await type(handle("price", "Maximum"), "40000");
    expect(ends("price")).toEqual(["20,000", "40,000"]);
    await pass(400);
    expect(steps).toEqual(["PUSH /search/used-cars?range[price]=20000:40000"]);
    await type(nameIs("price_min"), "$30k");
    expect(ends("price")).toEqual(["30,000", "40,000"]);
    expect(field(handle("price", "Minimum")).value).toBe("30000");
    await type(handle("year", "Minimum"), "2017");
    expect(ends("year"), "a year has no thousands").toEqual(["2017", ""]);
    const boxOf = (name: string) => field(nameIs(`${name}_min`)).parentElement?.textContent;
    expect([boxOf("price"), boxOf("year")]).toEqual(["$", ""]);
  });

  it("only notes a handle outside its range, and stays within it (FILT-15)", async () => {
    const noted = vi.spyOn(console, "info").mockImplementation(() => undefined);
    const { type, field } = await open();
    for (const [at, value] of [5_000, 90_000, 4_999, 90_001].entries()) {
      // The document here keeps handles within their range, as most browsers do.
      Object.defineProperty(field(handle("price", "Minimum")), "valueAsNumber", {
        configurable: true,
        value,
      });
      await type(handle("price", "Minimum"), String(20_000 + 1_000 * at));
    }
    expect(noted.mock.calls).toEqual([
      ["price 4999 is outside its range"],
      ["price 90001 is outside its range"],
    ]);
    noted.mockRestore();
  });

  it("takes at most nine digits, and nothing for a box that is emptied", async () => {
    const { type } = await open("/search/used-cars?range[price]=20000:60000");
    await type(nameIs("price_max"), "12345678901");
    expect(ends("price")).toEqual(["20,000", "123,456,789"]);
    await type(nameIs("price_max"), "none");
    expect(ends("price")).toEqual(["20,000", ""]);
  });

  it("is reset an end at a time, and the list follows at once", async () => {
    const { steps, all } = await open("/search/used-cars?range[price]=20000:60000");
    await done(() =>
      all("button")
        .find(({ textContent }) => textContent === "Reset minimum")
        ?.click(),
    );
    expect(ends("price")).toEqual(["", "60,000"]);
    await pass(1);
    expect(steps).toEqual(["PUSH /search/used-cars?range[price]=:60000"]);
  });

  it("keeps what is being set while another answer comes, and follows a range that is another", async () => {
    const { type } = await open();
    await type(nameIs("price_max"), "60000");
    await answered("/search/used-cars?body=ute");
    expect(ends("price")).toEqual(["", "60,000"]);
    await answered("/search/used-cars?range[price]=:50000");
    expect(ends("price")).toEqual(["", "50,000"]);
    await answered("/search/used-cars?range[price]=10000:50000");
    expect(ends("price")).toEqual(["10,000", "50,000"]);
    await answered("/search/used-cars");
    expect(ends("price")).toEqual(["", ""]);
  });

  it("FILT-10: lets a number be typed slowly: what was applied of its first digits does not stay", async () => {
    const { steps, type, field, blur } = await open("/search/used-cars?range[price]=10500:");
    await type(nameIs("price_max"), "3");
    await pass(400);
    expect(steps).toEqual(["PUSH /search/used-cars?range[price]=3:10500"]);
    await answered("/search/used-cars?range[price]=3:10500");
    expect(field(nameIs("price_max")).value).toBe("3");
    expect(field(nameIs("price_min")).value).toBe("10,500");
    await type(nameIs("price_max"), "30000");
    await pass(400);
    expect(steps.slice(1)).toEqual(["REPLACE /search/used-cars?range[price]=10500:30000"]);
    await answered("/search/used-cars?range[price]=10500:30000");
    await blur();
    expect(field(nameIs("price_min")).value).toBe("10,500");
    expect(field(nameIs("price_max")).value).toBe("30,000");
  });

  it("follows Back while a box still has the focus", async () => {
    const { type, field } = await open();
    await type(nameIs("price_max"), "30000");
    await pass(400);
    await answered("/search/used-cars?range[price]=:30000");
    expect(ends("price")).toEqual(["", "30,000"]);
    await answered("/search/used-cars");
    expect(ends("price")).toEqual(["", ""]);
    expect(field(handle("price", "Maximum")).value).toBe(field(handle("price", "Maximum")).max);
  });
});
