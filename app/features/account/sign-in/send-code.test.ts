import { describe, expect, it } from "vitest";
import { serverTranslator } from "~/i18n/server-i18n.server";
import type { CodeOutcome, ShopperAccounts } from "~/ports/shopper-accounts";
import { type TextMessage, TextMessagesUnavailableError } from "~/ports/text-messages";
import { testConfig } from "../../../../test/fixtures/listing";
import { siteConfig } from "../../../../test/fixtures/site";
import { codeNumber, sendCode, waitText } from "./send-code.server";

const t = serverTranslator("en-AU", {});

function sending(
  outcome: CodeOutcome,
  { blocked = null as number | null, fails = false, known = false, config = testConfig() } = {},
) {
  const sent: TextMessage[] = [];
  const dropped: string[] = [];
  const accounts: Pick<ShopperAccounts, "makeCode" | "dropCode"> = {
    makeCode: async () => outcome,
    dropCode: async (_, challenge) => void dropped.push(challenge),
  };
  const used: string[] = [];
  return {
    sent,
    used,
    dropped,
    go: () =>
      sendCode("+61412345678", {
        config,
        accounts,
        texts: {
          send: async (message) => {
            if (fails) throw new TextMessagesUnavailableError("down");
            sent.push(message);
          },
          shownOnScreen: () => null,
        },
        limiter: {
          use: async (key) => {
            used.push(key);
            return blocked;
          },
        },
        t,
        address: "203.0.113.9",
        known,
      }),
  };
}

describe("sending a code", () => {
  const made = { kind: "made", challenge: "c", code: "004217" } as const;

  it("names code and dealer in the message", async () => {
    const { sent, go } = sending(made);
    expect(await go()).toEqual({ kind: "sent", challenge: "c" });
    expect(sent.map(({ to }) => to)).toEqual(["+61412345678"]);
    expect(sent[0]?.text).toMatch(/^004217 is your code/);
  });

  it("sends nothing while the number or the address has to wait", async () => {
    for (const one of [sending({ kind: "wait", seconds: 30 }), sending(made, { blocked: 600 })]) {
      expect(await one.go()).toMatchObject({ kind: "refused", status: 429 });
      expect(one.sent).toEqual([]);
    }
  });

  it("says until when, and whom to call, when a number has had all its codes", async () => {
    const wait = { kind: "wait", seconds: 14 * 3_600 } as const;
    const config = siteConfig({ site: { phones: { main: "07 3555 0142" } } });
    const { go, sent } = sending(wait, { config });
    const refused = await go();
    expect(refused).toMatchObject({ kind: "refused", status: 429 });
    const told = refused.kind === "refused" ? refused.error : "";
    expect(told).toContain("in 14 hours, or call us on 07 3555 0142");
    const silent = await sending(wait).go();
    expect(silent.kind === "refused" ? silent.error : "").toMatch(/^No more codes (?!.*call us)/);
    expect(sent).toEqual([]);
  });

  it("counts a browser that signed in to the number before for its address alone", async () => {
    const [stranger, known] = [sending(made), sending(made, { known: true })];
    await Promise.all([stranger.go(), known.go()]);
    expect(stranger.used).toEqual(["sign-in-code:test-cars:203.0.113.9", "sign-in-code:test-cars"]);
    expect(known.used).toEqual(["sign-in-code:test-cars:203.0.113.9"]);
  });

  it("forgets a code that could not be sent, and says so", async () => {
    const { dropped, go } = sending(made, { fails: true });
    expect(await go()).toMatchObject({ kind: "refused", status: 503 });
    expect(dropped).toEqual(["c"]);
  });
});

it("writes to mobiles of the dealer's countries alone", () => {
  const config = testConfig();
  expect(codeNumber("0412 345 678", config)?.e164).toBe("+61412345678");
  expect(codeNumber("+64 21 123 4567", config)?.e164).toBe("+64211234567");
  for (const text of ["07 5550 0142", "+44 7400 123456", "+1 900 555 0100", "nonsense", ""]) {
    expect(codeNumber(text, config), text).toBeNull();
  }
  expect(codeNumber("+64 21 123 4567", testConfig({ auth: { codeCountries: ["AU"] } }))).toBeNull();
});

it("reads a number without country code as one of the other country, where the dealer's has no such number", () => {
  const config = testConfig();
  const kiwi = { ...config, site: { ...config.site, country: "nz" as const } };
  expect(codeNumber("0491 570 156", kiwi)?.e164).toBe("+61491570156");
  expect(codeNumber("021 123 4567", kiwi)?.e164).toBe("+64211234567");
  expect(codeNumber("04 499 4444", kiwi), "a telephone in Wellington").toBeNull();
  expect(codeNumber("07 3555 0142", kiwi), "a telephone in Brisbane").toBeNull();
  expect(codeNumber("021 123 456", config)?.e164).toBe("+6421123456");
  expect(codeNumber("0491 570 156", { ...kiwi, auth: { ...kiwi.auth, codeCountries: ["NZ"] } })).toBeNull();
});

it("tells a wait in fitting units", () => {
  expect([1, 119, 120, 7_199, 7_200].map((seconds) => waitText(seconds, t))).toEqual([
    "1 second",
    "119 seconds",
    "2 minutes",
    "120 minutes",
    "2 hours",
  ]);
});
