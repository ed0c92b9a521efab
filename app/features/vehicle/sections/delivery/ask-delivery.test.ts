import { afterEach, expect, it, vi } from "vitest";
import { askDelivery } from "./ask-delivery";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What asking comes to when the server does this. */
async function when(answer: () => Promise<Response>) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return answer();
  });
  return { found: await askDelivery("/api/delivery?car=mazda-1", "43 50"), asked };
}
const says =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(new Response(typeof body === "string" ? body : JSON.stringify(body), { status }));

it("DELIV-03: asks by postcode for name and price", async () => {
  expect(await when(says({ name: "Toowoomba QLD", price: 220 }))).toEqual({
    found: { state: "result", name: "Toowoomba QLD", price: 220 },
    asked: ["/api/delivery?car=mazda-1&postcode=43%2050"],
  });
});

it.each([
  ["an error", says({ error: "no" }, 500)],
  ["nonsense", says("<html>")],
  ["nothing at all", () => Promise.reject(new TypeError("network"))],
])("a failure is not said to be the place's: %s", async (_, answer) => {
  expect((await when(answer)).found).toBe("failed");
});

it.each([
  ["none", says(null)],
  ["that there is none", says({ error: "no" }, 404)],
  ["a price in words", says({ name: "Here", price: "220" })],
  ["no name", says({ price: 220 })],
])("DELIV-04: has no estimate when the server gives %s", async (_, answer) => {
  expect((await when(answer)).found).toBeNull();
});
