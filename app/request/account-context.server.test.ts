import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { requireShopper } from "./account-context.server";
import { bodyReader } from "~/infra/http/body/body-reader.server";
import { createRateLimiter } from "~/infra/limits/rate-limiter.server";
import { siteConfig } from "../../test/fixtures/site";

const kept = vi.fn(async () => "secret");

beforeEach(() => {
  kept.mockClear();
  const services = {
    env: { sessionSecrets: ["a secret of at least thirty-two letters"], production: false },
    keptForms: { keep: kept },
    rateLimiter: createRateLimiter(),
    bodies: bodyReader,
  };
  vi.stubGlobal("forecourtServices", Promise.resolve(services));
});
afterAll(() => vi.unstubAllGlobals());

async function send(address: string): Promise<Response> {
  const request = new Request("https://www.yard.example/online-payment", {
    method: "POST",
    headers: { "x-visitor-address": address },
    body: new URLSearchParams({ name: "Mia" }),
  });
  const answer: unknown = await requireShopper(request, siteConfig(), "online-payment").catch(
    (thrown: unknown) => thrown,
  );
  if (!(answer instanceof Response)) throw new Error("nobody was sent to sign in");
  return answer;
}

it("keeps what was typed and gives the browser the key to it", async () => {
  const answer = await send("203.0.113.9");
  expect(answer.headers.get("Location")).toMatch(/^\/sign-in\?type=online-payment&redirect=\/online-payment/);
  expect(answer.headers.get("Set-Cookie")).toMatch(/^typed=/);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

it("keeps no endless number of forms for one address, whose sender can still sign in", async () => {
  for (let sent = 0; sent < 80; sent += 1) expect((await send("203.0.113.9")).status).toBe(303);
  expect(kept).toHaveBeenCalledTimes(60);
  await send("203.0.113.10");
  expect(kept).toHaveBeenCalledTimes(61);
});
