import { beforeEach, describe, expect, it } from "vitest";
import {
  RESERVE_PATH,
  ZOE,
  MISTYPED,
  CORRECTED,
  startReserveYard,
  emptyReserveYard,
  reserveBrowser,
  keptOfReservations,
  paidInSandbox,
} from "../../../test/setup/reserve-yard";
import { whereTo } from "../../../test/setup/yard-site";

startReserveYard();
beforeEach(emptyReserveYard);

describe("a reservation that is sent again and not paid yet", () => {
  it("takes the corrected details, and the dealer has one lead of it", async () => {
    const zoe = reserveBrowser();
    const [, first] = whereTo(await zoe.send(MISTYPED));
    const oldWay = await zoe.pay(first);
    const [status, second] = whereTo(await zoe.send(CORRECTED));
    expect([status, String(second)]).toEqual([303, expect.stringMatching(/^\/order\/.+\/pay$/)]);
    const way = await zoe.pay(second);
    expect(way).not.toBe(oldWay);
    await paidInSandbox(oldWay).catch(() => undefined);
    await paidInSandbox(way);
    const view = await (await zoe.order(second)).json();
    expect(view.order?.state).toBe("held");
    const { leads, changes, orders } = await keptOfReservations();
    expect(leads).toHaveLength(1);
    expect(leads[0]?.email, "whom letters go to").toBe(ZOE.email);
    expect(changes.join("\n")).toContain("I come on Sunday.");
    expect(orders.map(({ state }) => state).sort()).toEqual(["held", "released"]);
    const old = await zoe.order(first).catch((answer: unknown) => answer);
    expect(old instanceof Response && whereTo(old)).toEqual([
      303,
      String(second).replace(/\/pay$/, "?corrected"),
    ]);
  });

  it("is not cancelled from the page of before: how it stands is shown first, and what would be cancelled", async () => {
    const zoe = reserveBrowser();
    const [, first] = whereTo(await zoe.send(MISTYPED));
    const [, second] = whereTo(await zoe.send(CORRECTED));
    const asked = [303, String(second).replace(/\/pay$/, "?corrected&cancel")];
    expect(whereTo(await zoe.press(first, "cancel"))).toEqual(asked);
    const shown = await zoe
      .order(`${String(first).replace(/\/pay$/, "")}?cancel`)
      .catch((led: unknown) => led);
    expect(shown instanceof Response && whereTo(shown)).toEqual(asked);
    const view = await (await zoe.order(asked[1])).json();
    expect(view.order).toMatchObject({ state: "pending", sure: expect.anything() as unknown });
    expect(view.order?.problem?.title).toMatch(/corrected/);
  });

  it("takes back a message that was removed, and a correction of the correction", async () => {
    const zoe = reserveBrowser();
    await zoe.send(MISTYPED);
    await zoe.send({ ...CORRECTED, message: "" });
    await zoe.send(MISTYPED);
    const [, to] = whereTo(await zoe.send({ ...CORRECTED, message: "" }));
    await paidInSandbox(await zoe.pay(to));
    await zoe.order(to);
    const { leads, changes, orders } = await keptOfReservations();
    expect([leads.length, orders.length]).toEqual([1, 4]);
    expect(JSON.parse(changes[0] ?? "")).toMatchObject({ fields: { message: "" } });
    expect(leads[0]?.email).toBe(ZOE.email);
  });

  it("is the same order where nothing is otherwise", async () => {
    const zoe = reserveBrowser();
    const [, first] = whereTo(await zoe.send(MISTYPED));
    const [, again] = whereTo(await zoe.send(MISTYPED));
    expect(String(again)).toBe(String(first).replace(/\/pay$/, ""));
    const { orders, changes } = await keptOfReservations();
    expect([orders.length, changes.length]).toEqual([1, 0]);
  });

  it("keeps the vehicle for the corrected order alone, however often it is corrected", async () => {
    const zoe = reserveBrowser();
    let to: unknown = "";
    for (const day of ["Monday", "Tuesday", "Friday", "Saturday", "Sunday"]) {
      [, to] = whereTo(await zoe.send({ ...MISTYPED, message: `I come on ${day}.` }));
      expect(await zoe.pay(to)).toMatch(/^\/pay\/sandbox\//);
    }
    const { orders } = await keptOfReservations();
    expect(orders.filter(({ hold_until: until }) => until !== null)).toHaveLength(1);
  });
});

it("leads from the order's page to the form with what was sent, as long as it is not paid", async () => {
  const zoe = reserveBrowser();
  const [, to] = whereTo(await zoe.send(MISTYPED));
  const links = async () => (await (await zoe.order(to)).json()).order?.links.map(({ href }) => href);
  const correct = `${RESERVE_PATH}?correct=`;
  expect(await links()).toContain(correct);
  const { email, message, name } = MISTYPED;
  expect(await (await zoe.shown({}, correct)).json()).toMatchObject({
    // Somebody else may stand at the browser.
    begun: { to: RESERVE_PATH },
    form: { action: correct, values: { email, message, name, last_name: ZOE.last_name } },
  });
  await paidInSandbox(await zoe.pay(to));
  await zoe.order(to);
  expect(await links()).not.toContain(correct);
  const led = await zoe.shown({}, correct).catch((answer: unknown) => answer);
  expect(led instanceof Response && led.status).toBe(303);
});

it("says of a paid one that the details were not taken, and how to have them corrected", async () => {
  const zoe = reserveBrowser();
  const [, first] = whereTo(await zoe.send(MISTYPED));
  await paidInSandbox(await zoe.pay(first));
  const [, to] = whereTo(await zoe.send(CORRECTED));
  const view = await (await zoe.order(to)).json();
  expect(view.order?.state).toBe("held");
  expect(view.order?.problem?.title).toMatch(/not taken/);
  const { changes } = await keptOfReservations();
  expect(changes.join("\n")).not.toContain("Sunday");
});

it("shows a refused form again without script, also where the browser has an order", async () => {
  const zoe = reserveBrowser();
  await zoe.send(MISTYPED);
  const context = {};
  expect(whereTo(await zoe.send({ ...CORRECTED, email: "zoe" }, RESERVE_PATH, context))).toEqual([400, null]);
  const view = await (await zoe.shown(context)).json();
  expect(view).toMatchObject({ kind: "open", refused: true });
  const led = await zoe.shown({}).catch((answer: unknown) => answer);
  expect(led instanceof Response && led.status).toBe(303);
});
