import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  PLUGIN_ANSWERS,
  type PluginServiceDouble,
  startPluginService,
} from "../../../../test/doubles/plugin-service";
import { createGuardedGet } from "../guarded-get.server";
import { createHttpRegistrationLookup } from "./http-registration-lookup.server";
import { keepRegistrations } from "./kept-registrations.server";

const KEY = "PLUGIN_SECRET_REGO";
const PLATE = "123ABC";
const question = { registration: PLATE, state: "QLD", country: "AU" };
const COROLLA = { year: 2021, make: "Toyota", model: "Corolla", badge: "ZR", vin: "jtnku3je60j012345" };

let double: PluginServiceDouble;
let told: string[];
beforeEach(async () => {
  double = await startPluginService();
  told = [];
});
afterEach(() => double.close());

const service = (keyEnv: string | null = null) => ({
  dealer: "emu",
  url: `${double.url}/v1?dealer=7`,
  keyEnv,
});

/** The adapter; it waits for long where an answer is to come, on however busy a machine. */
function lookup({ timeoutMs = 10_000, allowInside = true } = {}) {
  const note = (details: object, message: string) => void told.push(`${JSON.stringify(details)} ${message}`);
  const logger = { debug: note, info: note, warn: note, error: note };
  const secrets = new Map([[KEY, "s3cret"]]);
  return createHttpRegistrationLookup({ get: createGuardedGet({ allowInside }), secrets, logger, timeoutMs });
}

function answersWith(body: unknown) {
  double.answers.set("/v1", (_, response) => void response.end(JSON.stringify(body)));
}

describe("asking what vehicle has a registration", () => {
  it("names plate, state and country beside what the address holds, and shows the key", async () => {
    answersWith(COROLLA);
    expect(await lookup().find(service(KEY), question)).toEqual({
      ...COROLLA,
      body: null,
      gearbox: null,
      colour: null,
      vin: "JTNKU3JE60J012345",
    });
    const [{ address, headers } = { address: null, headers: {} }] = double.asked;
    expect(Object.fromEntries(address?.searchParams ?? [])).toEqual({ dealer: "7", ...question });
    expect(headers.authorization).toBe("Bearer s3cret");
    expect(told).toEqual([]);
  });

  it("leaves out the state where the country has none", async () => {
    answersWith(COROLLA);
    await lookup().find(service(), { ...question, state: null, country: "NZ" });
    expect(double.asked[0]?.address.searchParams.has("state")).toBe(false);
  });

  it("keeps what is usable of a partly odd answer", async () => {
    answersWith({
      make: " Kia ",
      year: 3021,
      model: "<b>Rio</b>",
      badge: 7,
      colour: "x".repeat(81),
      vin: "short",
    });
    expect(await lookup().find(service(), question)).toEqual({
      year: null,
      make: "Kia",
      model: null,
      badge: null,
      body: null,
      gearbox: null,
      colour: null,
      vin: null,
    });
  });

  it("knows no vehicle where the service says so", async () => {
    double.answers.set("/v1", PLUGIN_ANSWERS.none);
    expect(await lookup().find(service(), question)).toBe("unknown");
    expect(told).toEqual([]);
  });

  it.each(["silent", "drips", "cut", "failing", "redirecting", "page", "empty"] as const)(
    "fails where the service is %s, and the log names its host and no plate",
    async (way) => {
      double.answers.set("/v1", PLUGIN_ANSWERS[way]);
      const isEndless = way === "silent" || way === "drips";
      const by = lookup(isEndless ? { timeoutMs: 150 } : {});
      expect(await by.find(service(), question)).toBe("failed");
      expect(told.join()).toContain(new URL(double.url).host);
      expect(told.join()).not.toContain(PLATE);
    },
  );

  it.each([[null], [[]], [{}], [{ make: "" }], [{ make: "<script>" }], ["Toyota"]])(
    "fails where it answers %j",
    async (body) => {
      answersWith(body);
      expect(await lookup().find(service(), question)).toBe("failed");
    },
  );

  it("fails without asking where the key is missing, or the address is no public one", async () => {
    answersWith(COROLLA);
    expect(await lookup().find(service("PLUGIN_SECRET_B"), question)).toBe("failed");
    expect(await lookup({ allowInside: false }).find(service(), question)).toBe("failed");
    expect(double.asked).toEqual([]);
  });
});

describe("keeping answers", () => {
  const kept = () => keepRegistrations(lookup(), { patienceMs: 10_000 });

  it("asks once about a plate, known or not, and again about another", async () => {
    const by = kept();
    answersWith(COROLLA);
    await by.find(service(), question);
    expect(await by.find(service(), question)).toMatchObject({ make: "Toyota" });
    double.answers.set("/v1", PLUGIN_ANSWERS.none);
    const other = { ...question, registration: "NONE1" };
    expect(await by.find(service(), other)).toBe("unknown");
    expect(await by.find(service(), other)).toBe("unknown");
    expect(double.asked).toHaveLength(2);
  });

  it("waits no longer than a shopper does", async () => {
    double.answers.set("/v1", PLUGIN_ANSWERS.silent);
    const by = keepRegistrations(lookup(), { patienceMs: 100 });
    expect(await by.find(service(), question)).toBe("failed");
  });
});
