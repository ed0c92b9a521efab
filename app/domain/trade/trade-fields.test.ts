import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { tradeChoices, tradeFields } from "./trade-fields";
import { TRADE_STEPS } from "../tenant/config/trade";
import { tradeSteps } from "./trade-steps";

const words = { yes: "Ja", no: "Nein", otherMake: "Andere" };
const config = siteConfig({
  trade: {
    questions: [
      { id: "lights", label: "Any lights on?", type: "yesNo" },
      { id: "keys", label: "Keys?", type: "choice", options: ["One", "Two"] },
      { id: "colour", label: "Colour?", type: "choice", options: ["A", "B", "C", "D", "E"], required: false },
      { id: "owners", label: "Owners before you?", type: "number" },
      { id: "extras", label: "Extras?", type: "text", required: false, hint: "Tow bar" },
    ],
  },
});

describe("fields of a trade-in", () => {
  it("are the specification's, under its names (TRADE-04 to TRADE-07, ENT-46)", () => {
    const sent = tradeSteps(config)
      .flatMap((step) => tradeFields(config, step))
      .map(({ name, sentAs = name }) => sentAs);
    for (const name of [
      "name",
      "last_name",
      "postcode",
      "phone",
      "email",
      "kms",
      "regoState",
      "rego",
      "location_id",
      "PreferredContactMethod",
      "finance",
      "trades_for_another",
    ]) {
      expect(sent, name).toContain(name);
    }
    expect(new Set(sent).size).toBe(sent.length);
  });

  it("ask for a way to answer: by phone, e-mail or text message (TRADE-05)", () => {
    const way = tradeFields(config, "lead").find(({ name }) => name === "PreferredContactMethod");
    expect(way?.choices).toEqual(["Phone", "Email", "SMS"]);
  });

  it("ask the dealer's questions in its own words", () => {
    expect(tradeFields(config, "adjustments")).toMatchObject([
      { name: "answer-lights", label: "Any lights on?", control: "choice" },
      { name: "answer-keys", control: "choice" },
      { name: "answer-colour", control: "select", optional: true },
      { name: "answer-owners", control: "number" },
      { name: "answer-extras", control: "text", optional: true, hint: "Tow bar" },
    ]);
  });

  it("of a caravan are neither kilometres nor the state of a plate", () => {
    const names = (kind: "car" | "caravan") =>
      (["vehicle", "rego"] as const).flatMap((step) =>
        tradeFields(config, step, kind).map(({ name }) => name),
      );
    expect(names("car")).toEqual(expect.arrayContaining(["kms", "rego", "regoState"]));
    expect(names("caravan")).toEqual(["year", "make", "model", "rego", "finance", "tradeIn", "photos"]);
  });

  it("end with photos, as many as the dealer takes", () => {
    const asks = (trade: { steps?: ("lead" | "rego" | "offer" | "adjustments")[]; photos?: number }) => {
      const made = siteConfig({ trade });
      return TRADE_STEPS.filter((step) => tradeFields(made, step).some(({ name }) => name === "photos"));
    };
    expect(asks({})).toEqual(["rego"]);
    expect(asks({ steps: ["rego", "lead", "offer"] })).toEqual(["lead"]);
    // Without a question about the condition there is no such page.
    expect(asks({ steps: ["lead", "adjustments"] })).toEqual(["lead"]);
    expect(asks({ photos: 0 })).toEqual([]);
    const { most } = tradeFields(siteConfig({ trade: { photos: 2 } }), "rego").at(-1) ?? {};
    expect(most).toBe(2);
  });

  it("come before the contact, which is a name and a way to answer", () => {
    expect(tradeFields(config, "vehicle").map(({ name }) => name)).toEqual(["year", "make", "model", "kms"]);
    const free = tradeFields(config, "lead").filter(({ optional }) => optional === true);
    expect(free.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["last_name", "phone", "email", "postcode"]),
    );
  });
});

describe("choices", () => {
  const choices = tradeChoices(config, 2026, words);

  it("go back forty years from this one", () => {
    expect(choices["year"]?.at(0)?.value).toBe("2026");
    expect(choices["year"]?.at(-1)?.value).toBe("1986");
  });

  it("send Yes and No whatever the page's words for them are (TRADE-06, TRADE-07)", () => {
    expect(choices["finance"]).toEqual([
      { value: "Yes", label: "Ja" },
      { value: "No", label: "Nein" },
    ]);
    expect(choices["tradeIn"]).toEqual(choices["finance"]);
    expect(choices["answer-lights"]).toEqual(choices["finance"]);
  });

  it("hold every make once, and a way out for the others", () => {
    const makes = choices["make"]?.map(({ value }) => value) ?? [];
    expect(makes).toContain("Toyota");
    expect(makes.at(-1)).toBe("Other");
    expect(new Set(makes).size).toBe(makes.length);
  });

  it("hold makes of the chosen kind alone: a caravan is no car", () => {
    const site = siteConfig({ site: { vehicleTypes: ["caravan"] } });
    const makes = (kind?: "car") => tradeChoices(site, 2026, words, kind)["make"]?.map(({ value }) => value);
    expect(makes()).toContain("Jayco");
    expect(makes()).not.toContain("Toyota");
    expect(makes("car")).not.toContain("Jayco");
  });

  it("are the states of the dealer's country, and no location where there is one only (OPEN-117)", () => {
    expect(choices["regoState"]).toHaveLength(8);
    expect(choices["location"]).toEqual([]);
    expect(tradeChoices(siteConfig({ site: { country: "nz" } }), 2026, words)["regoState"]).toEqual([]);
  });
});
