import { expect, it } from "vitest";
import { SingleFlight } from "./single-flight.server";

it("does one job for all who ask under the same key at the same time", async () => {
  const flights = new SingleFlight<number>();
  let runs = 0;
  const job = async () => ++runs;
  expect(await Promise.all([flights.run("a", job), flights.run("a", job), flights.run("b", job)])).toEqual([
    1, 1, 2,
  ]);
  expect(await flights.run("a", job)).toBe(3);
});

it("tells all of them of a failure, and tries again when asked again", async () => {
  const flights = new SingleFlight<number>();
  const broken = () => Promise.reject(new Error("broken"));
  const both = await Promise.allSettled([flights.run("a", broken), flights.run("a", broken)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await flights.run("a", async () => 1)).toBe(1);
});
