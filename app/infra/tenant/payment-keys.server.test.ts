import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createDealerFolder, type DealerFolder, dealerFile } from "../../../test/fixtures/dealer-folder";

let folder: DealerFolder;
beforeEach(async () => {
  folder = await createDealerFolder();
});
afterEach(() => folder.remove());

describe("Stripe keys that a file names", () => {
  const SECRET = "sk_live_emu";
  const NAMES = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_KEA_KEY", "STRIPE_KEA_HOOK"];
  const [key = "", hook = "", keaKey = "", keaHook = ""] = NAMES;
  const pays = (secretKeyEnv: string, webhookSecretEnv: string, site: object = {}) => [
    { features: { reserveOnline: true }, payments: { provider: "stripe", secretKeyEnv, webhookSecretEnv } },
    site,
  ];
  const keys = (...values: readonly string[]) =>
    new Map(NAMES.map((name, at) => [name, values[at] ?? ""] as const));
  const problems = (...values: readonly string[]) =>
    folder.problems({ production: true, paymentKeys: keys(...values) });

  it("name the variable first, when it is empty or holds something else", async () => {
    await folder.write("emu", dealerFile("emu", ...pays(key, hook)));
    expect(await problems(SECRET, "whsec_emu")).toEqual([]);
    expect(await problems("pk_live_emu", "")).toEqual([
      "STRIPE_SECRET_KEY: expected a secret key of Stripe (sk_live_… or rk_live_…), named by payments.secretKeyEnv of emu/site.json, received something else",
      "STRIPE_WEBHOOK_SECRET: expected the signing secret of a Stripe webhook (whsec_…), named by payments.webhookSecretEnv of emu/site.json, received nothing",
    ]);
  });

  it("are of two accounts under two names, unless both files say that it is meant", async () => {
    const meant = (dealer: string) => ({ sharedWith: [{ dealer, what: ["payments"] }] });
    const write = async (emu: object, kea: object) => {
      await folder.write("emu", dealerFile("emu", ...pays(key, hook, emu)));
      await folder.write("kea", dealerFile("kea", ...pays(keaKey, keaHook, kea)));
    };
    await write({}, {});
    const found = await problems(SECRET, "whsec_emu", SECRET, "whsec_kea");
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(
      /^STRIPE_SECRET_KEY, STRIPE_KEA_KEY: expected the keys of two Stripe accounts, for emu\/site.json and kea\/site.json/,
    );
    expect(found[0]).not.toContain(SECRET);
    expect(await problems(SECRET, "whsec_emu", "rk_live_kea", "whsec_kea")).toEqual([]);
    await write(meant("kea"), {});
    expect(await problems(SECRET, "whsec_emu", SECRET, "whsec_kea")).toHaveLength(1);
    await write(meant("kea"), meant("emu"));
    expect(await problems(SECRET, "whsec_emu", SECRET, "whsec_kea")).toEqual([]);
  });
});
