import { expect, it } from "vitest";
import type { Shopper } from "~/ports/shopper-accounts";
import { services } from "~/services.server";
import { startYard } from "../../../test/setup/yard-site";
import { accountView } from "./account-view.server";

startYard({ features: { savedSearches: true } });

const NEW: Shopper = {
  id: "mia",
  tenant: "yard",
  phone: "+61412345678",
  email: null,
  emailConfirmed: false,
  notices: "none",
  language: null,
  createdAt: "2026-11-21T00:00:00.000Z",
};

async function saidTo(change: Partial<Shopper>) {
  const { tenants } = await services();
  const config = tenants.bySlug("yard");
  if (config === null) throw new Error("no dealer");
  const params = new URLSearchParams({ search: "saved" });
  const { silence, said } = await accountView({ ...NEW, ...change }, config, params);
  return { silence, text: said?.text, isSilent: said?.silence === silence && silence !== null };
}

it("promises no alerts to a new account, and says what has to be chosen first", async () => {
  const silent = { text: "Your search is saved.", isSilent: true };
  expect(await saidTo({})).toMatchObject({
    ...silent,
    silence: expect.stringContaining("No alerts are sent yet") as string,
  });
  const unconfirmed = await saidTo({ notices: "email", email: "mia@example.com" });
  expect(unconfirmed).toMatchObject({
    ...silent,
    silence: expect.stringContaining("mia@example.com") as string,
  });
});

it("lists what is kept, and nothing that the dealer's accounts cannot hold", async () => {
  const { tenants } = await services();
  const config = tenants.bySlug("yard");
  if (config === null) throw new Error("no dealer");
  const without = { ...config, features: { ...config.features, savedSearches: false, watchlist: false } };
  const labelsOf = async (site: typeof config, change: Partial<Shopper> = {}) =>
    (await accountView({ ...NEW, ...change }, site, new URLSearchParams())).kept.map(({ label }) => label);
  const always = ["Mobile number", "Account since", "Browsers signed in", "Sent to the dealership"];
  expect(await labelsOf(without)).toEqual(always);
  const speaking = { ...config, site: { ...config.site, languages: [{ tag: "ar", locale: "ar-AU" }] } };
  expect(await labelsOf(speaking, { language: "ar" })).toEqual([
    ...always.slice(0, 3),
    "Language",
    ...always.slice(3),
    ...["Saved searches", "How we tell you", "E-mail address", "Messages about your list"],
  ]);
});

it.each([{ notices: "sms" }, { notices: "email", email: "mia@example.com", emailConfirmed: true }] as const)(
  "says to who chose %j that alerts come",
  async (change) => {
    const text = "We look once a day and tell you about new finds.";
    expect(await saidTo(change)).toEqual({ silence: null, text, isSilent: false });
  },
);
