import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  PLUGIN_ANSWERS,
  type PluginServiceDouble,
  pdfOf,
  SMALL_PDF,
  startPluginService,
} from "../../../test/doubles/plugin-service";
import { createGuardedGet } from "./guarded-get.server";
import { createHttpVehiclePlugins } from "./http-vehicle-plugins.server";
import { keepGauges } from "./kept-vehicle-plugins.server";

const KEY = "PLUGIN_SECRET_A";
const VIN = "6FPAAAJGSW6A12345";
const question = { vin: VIN, registration: "123 ABC", state: null, language: "en-AU" };

let double: PluginServiceDouble;
let told: string[];
beforeEach(async () => {
  double = await startPluginService();
  told = [];
});
afterEach(() => double.close());

/** The adapter; it waits for long where an answer is to come, on however busy a machine. */
function plugins({ timeoutMs = 10_000, allowInside = true } = {}) {
  const note = (details: object, message: string) => void told.push(`${JSON.stringify(details)} ${message}`);
  const logger = { debug: note, info: note, warn: note, error: note };
  const secrets = new Map([[KEY, "s3cret"]]);
  return createHttpVehiclePlugins({ get: createGuardedGet({ allowInside }), secrets, logger, timeoutMs });
}

const service = (path: string, keyEnv: string | null = null) => ({
  dealer: "emu",
  url: `${double.url}${path}`,
  keyEnv,
});
/** A service that answers in a way, told not to be waited for where it never ends. */
function answering(answer: keyof typeof PLUGIN_ANSWERS) {
  double.answers.set("/a", PLUGIN_ANSWERS[answer]);
  const isEndless = answer === "silent" || answer === "drips";
  return { by: plugins(isEndless ? { timeoutMs: 150 } : {}), at: service("/a") };
}

describe("asking the service of a plug-in", () => {
  it("says which vehicle is meant in the query, beside what the address holds already, and shows the key", async () => {
    double.answers.set("/v1/gauge", PLUGIN_ANSWERS.gauge);
    const gauge = await plugins().gauge(service("/v1/gauge?dealer=7", KEY), question);
    expect(gauge).toEqual({ score: 78, label: "One owner, nothing against it" });
    const [{ address, headers } = { address: null, headers: {} }] = double.asked;
    expect(Object.fromEntries(address?.searchParams ?? [])).toEqual({
      dealer: "7",
      vin: VIN,
      registration: "123 ABC",
      language: "en-AU",
    });
    expect(headers).toMatchObject({ accept: "application/json", authorization: "Bearer s3cret" });
    expect(told).toEqual([]);
  });

  it("asks without a key where none is named, and not at all where the named one is not there", async () => {
    double.answers.set("/a", PLUGIN_ANSWERS.pdf);
    await plugins().document(service("/a"), question);
    expect(double.asked.map(({ headers }) => headers.authorization)).toEqual([undefined]);
    expect(await plugins().document(service("/a", "PLUGIN_SECRET_B"), question)).toBe("failed");
    expect(await plugins().gauge(service("/a", "PLUGIN_SECRET_B"), question)).toBeNull();
    expect(double.asked).toHaveLength(1);
    expect(told.join()).toContain("PLUGIN_SECRET_B is not set");
  });

  it("reaches in production nothing but the public internet", async () => {
    double.answers.set("/a", PLUGIN_ANSWERS.pdf);
    const by = plugins({ allowInside: false });
    expect(await by.document(service("/a"), question)).toBe("failed");
    expect(await by.document({ dealer: "emu", url: "https://127.0.0.1:9/", keyEnv: null }, question)).toBe(
      "failed",
    );
    expect(double.asked).toEqual([]);
  });

  it("tells in the log who failed and why, and nothing of the vehicle", async () => {
    const { by, at } = answering("failing");
    await by.gauge(at, question);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain("answered 500");
    expect(told[0]).toContain('"tenant":"emu"');
    expect(told[0]).not.toMatch(new RegExp(`${VIN}|123|s3cret`));
  });
});

describe("the gauge (TEN-18)", () => {
  it.each(["none", "silent", "drips", "cut", "failing", "redirecting", "page", "pdf", "empty"] as const)(
    "is nothing when the service is: %s",
    async (answer) => {
      const { by, at } = answering(answer);
      expect(await by.gauge(at, question)).toBeNull();
    },
  );

  it("is nothing when the service floods, or is dead", async () => {
    const label = "x".repeat(100_000);
    double.answers.set("/a", (_, response) => void response.end(JSON.stringify({ score: 1, label })));
    expect(await plugins().gauge(service("/a"), question)).toBeNull();
    expect(
      await plugins().gauge({ dealer: "emu", url: "http://127.0.0.1:9/", keyEnv: null }, question),
    ).toBeNull();
  });

  it("is asked for once, and asked for again where there was none", async () => {
    double.answers.set("/a", PLUGIN_ANSWERS.gauge);
    const kept = keepGauges(plugins(), { patienceMs: 10_000, keepNoneMs: 1 });
    const [one, two] = await Promise.all([1, 2].map(() => kept.gauge(service("/a"), question)));
    expect([one, await kept.gauge(service("/a"), question)]).toEqual([two, one]);
    expect(double.asked).toHaveLength(1);
    expect(await kept.gauge(service("/b"), question)).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await kept.gauge(service("/b"), question)).toBeNull();
    expect(double.asked).toHaveLength(3);
  });
});

describe("documents (TEN-19, TEN-20)", () => {
  it("are handed on as they come", async () => {
    const { by, at } = answering("pdf");
    const answer = await by.document(at, question);
    expect(typeof answer === "string" ? answer : Buffer.from(answer)).toEqual(SMALL_PDF);
    expect(double.asked[0]?.headers.accept).toBe("application/pdf");
  });

  it("are not there when the service has none, which is no fault", async () => {
    const { by, at } = answering("none");
    expect(await by.document(at, question)).toBe("none");
    expect(told).toEqual([]);
  });

  it.each([
    "silent",
    "drips",
    "cut",
    "failing",
    "redirecting",
    "page",
    "pageCalledPdf",
    "pdfCalledPage",
    "empty",
    "gauge",
  ] as const)("fail when the service is: %s", async (answer) => {
    const { by, at } = answering(answer);
    expect(await by.document(at, question)).toBe("failed");
    expect(told).toHaveLength(1);
  });

  it("fail above 10 MB and when the service is dead", async () => {
    double.answers.set("/large", pdfOf(10 * 1024 * 1024));
    double.answers.set("/fits", pdfOf(10 * 1024 * 1024 - 5));
    expect(await plugins().document(service("/large"), question)).toBe("failed");
    expect(await plugins().document(service("/fits"), question)).toHaveLength(10 * 1024 * 1024);
    expect(
      await plugins().document({ dealer: "emu", url: "http://127.0.0.1:9/", keyEnv: null }, question),
    ).toBe("failed");
  });
});
