import { beforeEach, describe, expect, it } from "vitest";
import {
  ZOE,
  MISTYPED,
  CORRECTED,
  TOM,
  startReserveYard,
  emptyReserveYard,
  type RefusedReservation,
  reserveBrowser,
  keptOfReservations,
  paidInSandbox,
} from "../../../test/setup/reserve-yard";
import { emptyYard, whereTo } from "../../../test/setup/yard-site";

startReserveYard();
beforeEach(emptyReserveYard);

describe("another person in a browser with a reservation", () => {
  it("is told whose it is, keeps what they typed, and is told to the dealer later", async () => {
    const tablet = reserveBrowser();
    const [, first] = whereTo(await tablet.send(MISTYPED));
    await tablet.pay(first);
    const refused = await tablet.send(TOM);
    expect(whereTo(refused)).toEqual([409, null]);
    expect(await refused.json()).toMatchObject({
      typed: { name: "Tom", message: TOM.message },
      notice: {
        title: expect.stringContaining(ZOE.name) as unknown,
        links: [{ href: expect.stringContaining(String(first).replace(/\/pay$/, "")) as unknown }],
      },
    });
    const { leads, orders } = await keptOfReservations();
    expect(leads.map(({ email, subcategory }) => [email, subcategory])).toEqual([
      [MISTYPED.email, "Reserve"],
      [TOM.email, "Left Half-Way"],
    ]);
    expect(orders).toHaveLength(1);
  });

  it("begins with their own details once they give the other up", async () => {
    const tablet = reserveBrowser();
    const [, first] = whereTo(await tablet.send(MISTYPED));
    const oldWay = await tablet.pay(first);
    const refused = await tablet.send(TOM);
    // As the page is drawn: `json` says nothing of its type.
    const { notice, token } = (await refused.json()) as RefusedReservation;
    const [status, to] = whereTo(await tablet.send({ ...TOM, token }, notice.deeds[0]?.action));
    expect(status).toBe(303);
    await paidInSandbox(oldWay).catch(() => undefined);
    await paidInSandbox(await tablet.pay(to));
    const view = await (await tablet.order(to)).json();
    expect(view.order).toMatchObject({ state: "held" });
    const { leads, orders } = await keptOfReservations();
    expect(leads.map(({ email }) => email).sort()).toEqual([TOM.email, MISTYPED.email]);
    expect(orders.map(({ state }) => state).sort()).toEqual(["held", "released"]);
  });

  const refusedTom = async () => {
    const tablet = reserveBrowser();
    const [, first] = whereTo(await tablet.send(MISTYPED));
    // As the page is drawn: `json` says nothing of its type.
    const { notice, token } = (await (await tablet.send(TOM)).json()) as RefusedReservation;
    const leads = async () => (await keptOfReservations()).leads.map(({ email }) => email).sort();
    return { tablet, first, notice, token, leads };
  };

  it("is not told as a form of its own once they go on with what was begun", async () => {
    const { tablet, notice, leads } = await refusedTom();
    const [link] = notice.links;
    expect(await tablet.press(link?.href, "pay")).toMatchObject({ status: 303 });
    expect(await leads()).toEqual([MISTYPED.email]);
  });

  it("is not told once they correct what was begun by its own form", async () => {
    const { tablet, notice, leads } = await refusedTom();
    const { order } = await (await tablet.order(notice.links[0]?.href)).json();
    const correct = order?.links.find(({ href }) => href.includes("correct"))?.href ?? "";
    const { form } = (await (await tablet.shown({}, correct)).json()) as { form: { action: string } };
    expect(whereTo(await tablet.send(CORRECTED, form.action))[0]).toBe(303);
    expect(await leads()).toEqual([CORRECTED.email]);
  });

  it("is told where the first one goes on by themselves", async () => {
    const { tablet, first, leads } = await refusedTom();
    await tablet.press(first, "pay");
    expect(await leads()).toEqual([TOM.email, MISTYPED.email]);
  });

  it("is not told once they sent the form with the details of the first one, corrected or not", async () => {
    for (const again of [MISTYPED, CORRECTED]) {
      await emptyYard();
      const { tablet, token, leads } = await refusedTom();
      expect(whereTo(await tablet.send({ ...again, token }))[0]).toBe(303);
      expect(await leads()).toEqual([again.email]);
    }
  });

  it("may say that they are the first one: what they typed corrects the order", async () => {
    const { tablet, token, notice, leads } = await refusedTom();
    const [status, to] = whereTo(await tablet.send({ ...TOM, token }, notice.deeds[1]?.action));
    expect([status, String(to)]).toEqual([303, expect.stringMatching(/^\/order\/.+\/pay$/)]);
    expect(await leads()).toEqual([TOM.email]);
    expect((await keptOfReservations()).orders.map(({ state }) => state).sort()).toEqual([
      "pending",
      "released",
    ]);
  });

  it("cannot give up what is paid meanwhile", async () => {
    const tablet = reserveBrowser();
    const [, first] = whereTo(await tablet.send(MISTYPED));
    const way = await tablet.pay(first);
    const refused = await tablet.send(TOM);
    // As above.
    const { notice } = (await refused.json()) as RefusedReservation;
    await paidInSandbox(way);
    const again = await tablet.send(TOM, notice.deeds[0]?.action);
    expect(whereTo(again)).toEqual([409, null]);
    expect(await again.json()).not.toHaveProperty("notice.deeds");
    const { orders } = await keptOfReservations();
    expect(orders.map(({ state }) => state)).toEqual(["held"]);
  });
});
