import { afterEach, expect, it, vi } from "vitest";
import { services } from "~/services.server";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { startYard, yardRequest } from "../../../test/setup/yard-site";
import { action as reveal } from "../cars.$slug_.phone/route";
import { loader as view } from "../cars.$slug_.view[.]json/route";
import { action as report } from "./route";

const VEHICLE = vehicleWith(7, { slug: "2020-mazda-cx-5-7", views: 0 });
startYard({}, { phones: { main: "07 5555 0100" } });
afterEach(() => void vi.restoreAllMocks());

const params = { slug: VEHICLE.slug };
const NUMBER = { text: "07 5555 0100", href: "tel:+61755550100" };
const person = (build: number) => ({
  "user-agent": `Mozilla/5.0 (X11; Linux) Chrome/${build}.0 Safari/537.36`,
});

async function listed() {
  const { search, engagement, eventCounts } = await services();
  vi.spyOn(search, "findBySlug").mockResolvedValue(VEHICLE);
  vi.spyOn(search, "findByIds").mockResolvedValue([]);
  return { engagement, eventCounts };
}

it("counts one address once a day for a vehicle, whatever its browser calls itself (CALL-18)", async () => {
  await listed();
  const views: number[] = [];
  for (let build = 0; build < 60; build += 1) {
    const request = yardRequest(`/cars/${VEHICLE.slug}/view.json`, { headers: person(build) });
    views.push((await (await view({ request, params, context: {} })).json()).views);
  }
  expect(new Set(views)).toEqual(new Set([1]));
});

it("counts for the day it is at the dealer's: before ten in Brisbane London is a day behind", async () => {
  const { engagement, eventCounts } = await listed();
  const { clock } = await services();
  vi.spyOn(clock, "now").mockReturnValue(new Date("2026-11-21T22:30:00Z"));
  const [seen, counted] = [vi.spyOn(engagement, "countView"), vi.spyOn(eventCounts, "count")];
  const headers = { ...person(1), "x-visitor-address": "203.0.113.77" };
  await view({ request: yardRequest(`/cars/${VEHICLE.slug}/view.json`, { headers }), params, context: {} });
  expect(seen).toHaveBeenCalledWith(expect.objectContaining({ day: "2026-11-22" }));
  const sent = new Request("https://www.yard.example/api/events", {
    method: "POST",
    headers: { host: "www.yard.example", ...headers },
    body: JSON.stringify({ id: 4, car_id: VEHICLE.id }),
  });
  await report({ request: sent, params: {}, context: {} });
  expect(counted.mock.calls.map(([event]) => event.day)).toEqual(["2026-11-22"]);
});

it("tells whom it does not count: robots, and an address that asks without end", async () => {
  const { engagement } = await listed();
  const count = vi.spyOn(engagement, "countView");
  const ask = async (headers: Record<string, string>) => {
    const request = yardRequest(`/cars/${VEHICLE.slug}/view.json`, { headers });
    return (await view({ request, params, context: {} })).status;
  };
  expect(await ask({ "user-agent": "Googlebot/2.1" })).toBe(200);
  expect(count).not.toHaveBeenCalled();
  const flood = { ...person(1), "x-visitor-address": "203.0.113.99" };
  for (let time = 0; time < 150; time += 1) expect(await ask(flood)).toBe(200);
  expect(count).toHaveBeenCalledTimes(120);
});

it("shows the number as often as it is asked for, and counts a person once (VDP-43, CALL-13)", async () => {
  const { engagement } = await listed();
  const record = vi.spyOn(engagement, "recordReveal");
  const press = async (headers: Record<string, string>) => {
    const request = yardRequest(`/cars/${VEHICLE.slug}/phone`, { headers, body: new URLSearchParams() });
    return (await reveal({ request, params, context: {} })).json();
  };
  for (let build = 0; build < 120; build += 1) expect(await press(person(build))).toEqual(NUMBER);
  expect(await press({ "user-agent": "python-requests/2.32" })).toEqual(NUMBER);
  expect(record).toHaveBeenCalledTimes(30);
  for (const [, visitor] of record.mock.calls) expect(visitor).toBe("203.0.113.7");
});

it("counts an event of one address once a day for a vehicle, and none of programs", async () => {
  const { eventCounts } = await listed();
  const count = vi.spyOn(eventCounts, "count");
  const send = async (headers: Record<string, string>) => {
    const request = new Request("https://www.yard.example/api/events", {
      method: "POST",
      headers: { host: "www.yard.example", "x-visitor-address": "203.0.113.7", ...headers },
      body: JSON.stringify({ id: 4, car_id: VEHICLE.id }),
    });
    return (await report({ request, params: {}, context: {} })).status;
  };
  expect(await send({ "user-agent": "" })).toBe(204);
  expect(count).not.toHaveBeenCalled();
  expect([await send(person(1)), await send(person(2))]).toEqual([204, 204]);
  for (const [, visitor] of count.mock.calls) expect(visitor).toBe("203.0.113.7");
});
