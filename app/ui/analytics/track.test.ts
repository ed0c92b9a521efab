import { beforeEach, describe, expect, it, vi } from "vitest";

/** A window of its own for each test, as each page has one. */
async function freshPage() {
  vi.resetModules();
  vi.stubGlobal("window", new EventTarget());
  const { EVENTS } = await import("~/domain/analytics/events");
  return { EVENTS, ...(await import("./track")) };
}

describe("track", () => {
  beforeEach(() => vi.unstubAllGlobals());

  it("fills the data layer and tells other tools, with the number of the event", async () => {
    const { track, TRACKED } = await freshPage();
    const heard: unknown[] = [];
    // Dispatched by `track` as a CustomEvent.
    window.addEventListener(TRACKED, (event) => heard.push((event as CustomEvent).detail));
    track("calculatorUsed", { calculator: "fuel" });
    const entry = { event: "calculatorUsed", id: 26, calculator: "fuel" };
    expect(window.forecourtEvents).toEqual([entry]);
    expect(heard).toEqual([entry]);
  });

  it("hands nothing on before a provider is connected, then everything in order, then nothing twice", async () => {
    const { track, connectProvider } = await freshPage();
    const sent: number[] = [];
    track("usedVehicleView");
    track("call");
    expect(sent).toEqual([]);
    const disconnect = connectProvider(({ id }) => void sent.push(id));
    track("printPdf");
    expect(sent).toEqual([4, 25, 61]);
    disconnect();
    track("call");
    expect(sent).toEqual([4, 25, 61]);
  });

  it("says which vehicle an event is about until the page is left", async () => {
    const { track, trackAbout } = await freshPage();
    const leave = trackAbout({ car_id: "12" });
    track("call");
    track("favouriteAdded", { car_id: "13" });
    leave();
    track("searchView");
    expect(window.forecourtEvents?.map(({ car_id: car }) => car)).toEqual(["12", "13", undefined]);
  });

  it("does not let an unread queue grow without end", async () => {
    const { track, connectProvider } = await freshPage();
    for (let count = 0; count < 250; count++) track("searchView");
    const sent: unknown[] = [];
    connectProvider((event) => void sent.push(event));
    expect(sent).toHaveLength(100);
  });

  it("knows every event by the number of the specification (ANA-01 to ANA-14)", async () => {
    const { EVENTS } = await freshPage();
    expect(EVENTS).toEqual({
      newEnquiry: 14,
      usedEnquiry: 15,
      newTestDrive: 17,
      usedTestDrive: 48,
      offerAccepted: 18,
      call: 25,
      calculatorUsed: 26,
      favouriteAdded: 39,
      historyReport: 60,
      printPdf: 61,
      usedVehicleView: 4,
      searchView: 49,
      defaultEnquiry: 22,
      careersEnquiry: 51,
    });
  });
});
