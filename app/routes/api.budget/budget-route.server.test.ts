import { expect, it } from "vitest";
import { startYard, yardRequest } from "../../../test/setup/yard-site";
import { loader } from "./route";

startYard({ budget: { enabled: true } });

/** Where the form leads, as text. */
async function led(query: string): Promise<string> {
  const answer = await loader({ request: yardRequest(`/api/budget?${query}`), params: {}, context: {} });
  expect(answer.status).toBe(302);
  return decodeURIComponent(answer.headers.get("location") ?? "");
}

it.each([
  ["repayment=300&deposit=0", "range[price]=1000:78000"],
  [`repayment=${encodeURIComponent("٣٠٠")}&deposit=`, "range[price]=1000:78000"],
  ["repayment=300&deposit=5000", "range[price]=1000:83000&budget=weekly:300:5000"],
  ["repayment=300&deposit=-5", "range[price]=1000:78000"],
  ["repayment=abc&deposit=5000", "range[price]=1000:5000"],
  ["repayment=1&period=monthly", "range[price]=1:60"],
  ["repayment=abc", "budget=none"],
  ["repayment=-5", "budget=none"],
  ["repayment=0&deposit=0", "budget=none"],
  ["", "budget=none"],
  [`repayment=${"9".repeat(20)}`, "range[price]=1000:260000000"],
  [`repayment=${"9".repeat(3_000)}`, "range[price]=1000:260000000"],
])(
  "clamps what is typed, takes what is no number for 0, and never leads to no price: %s",
  async (query, to) => {
    expect(await led(`${query}&car_type=used`)).toBe(`/search/used-cars?${to}`);
  },
);
