import { describe, expect, it } from "vitest";
import { keptLead } from "../../../../test/fixtures/lead";
import { letterReader, letterSource, replySink } from "../../../../test/fixtures/shopper-letters";

const { arrived } = letterReader();

describe("a trade-in", () => {
  const FIELDS = {
    year: "2018",
    make: "Mazda",
    model: "www.evil.example",
    kms: "85000",
    offer: "16500",
    valuation_until: "2026-11-30",
    adjustmentAnswers: "[]",
  };
  const traded = (letter: "tradeOffer" | "tradeInspection", fields: Record<string, string> = FIELDS) =>
    keptLead({ kind: "tradeIn", fields, changes: [{ revision: 1, at: "2026-11-21T05:00:00.000Z", letter }] });

  it.each([
    ["en-AU", "Monday, 30 November 2026", "Bring your licence, the registration paper and all keys."],
    ["ar", "30", "مشروط بالمعاينة"],
    ["zh-Hans", "2026年11月30日", "以验车结果为准"],
  ])("brings the accepted figure in writing, its last day and the next step: %s", async (tag, day, next) => {
    const { text, shown, subject } = await arrived(letterSource(traded("tradeOffer"), { tag }), replySink());
    expect(subject).toContain("16,500");
    for (const words of [text, shown]) {
      expect(words).toContain("16,500");
      expect(words).toContain("2018 Mazda");
      expect(words).toContain(day);
      expect(words).toContain(next);
      expect(words).not.toMatch(/evil|letters\.|\{\w+\}/);
    }
  });

  it.each([
    ["Corolla", "Your vehicle: 2018 Mazda Corolla 85,000 km"],
    ["Call 0412 345 678", "Your vehicle: 2018 Mazda 85,000 km"],
  ])("names the model that was typed where it is one: %s", async (model, said) => {
    const { text, shown } = await arrived(
      letterSource(traded("tradeOffer", { ...FIELDS, model })),
      replySink(),
    );
    expect(text).toContain(said);
    expect(shown).not.toContain("0412 345 678");
  });

  it.each([
    ["service", "2018 mazda CX-3", "Your vehicle: 2018 Mazda CX-3 85,000 km"],
    ["parts", "VW Golf 2019", "Your vehicle: 2019 Volkswagen Golf 85,000 km"],
    ["parts", "Mazda call 0412 345 678", "Your vehicle: Mazda 85,000 km"],
    ["service", "2018款马自达3", "Your vehicle: 2018款马自达3 85,000 km"],
    ["parts", "مازدا ٣ ٢٠١٨", "Your vehicle: مازدا ٣ ٢٠١٨ 85,000 km"],
    ["parts", "مازدا اتصل 0412 345 678", "Your vehicle: Mazda 85,000 km"],
    ["service", "You have won", null],
    ["service", "", "Your vehicle: 85,000 km"],
  ] as const)("names the vehicle of a %s that was typed as %j", async (kind, vehicle, said) => {
    const lead = keptLead({ kind, fields: { vehicle, kms: "85000" } });
    const { text, shown } = await arrived(letterSource(lead), replySink());
    expect(/Your vehicle: .*?(?= (?:Where|Reference):)/.exec(text)?.[0] ?? null).toBe(said);
    expect(shown).not.toMatch(/won|0412/);
  });

  it("says what comes next where there was no figure", async () => {
    const { text, subject } = await arrived(
      letterSource(traded("tradeInspection", { year: "1990", make: "Other" })),
      replySink(),
    );
    expect(subject).toBe("Your trade-in: next, we look at it (Yard Motors)");
    expect(text).toContain("Your vehicle: 1990");
    expect(text).toContain("1. We get in touch to find a time for the inspection");
  });

  it.each([
    ["en-AU", "we need a payout letter from your lender", "you are paid"],
    ["ar", "خطاب سداد", "وتُدفع لك القيمة"],
    ["zh-Hans", "结清函", "付款给您"],
  ])(
    "asks who has a lender for its letter, and promises them not all the money: %s",
    async (tag, letter, paid) => {
      const said = async (finance: string) =>
        (await arrived(letterSource(traded("tradeOffer", { ...FIELDS, finance }), { tag }), replySink()))
          .text;
      expect(await said("Yes")).toContain(letter);
      expect(await said("Yes")).not.toContain(paid);
      expect(await said("No")).toContain(paid);
      expect(await said("No")).not.toContain(letter);
    },
  );
});

it.each([
  ["en-AU", /you are paid|rest to you/, "goes off the price of your next vehicle"],
  ["ar", /تُدفع لك|الباقي لك/, "من سعر مركبتك القادمة"],
  ["zh-Hans", /付款给您|余款付给您/, "您下一辆车的车款"],
])(
  "says of a trade towards another vehicle where its value goes, lender or none: %s",
  async (tag, paid, off) => {
    for (const finance of ["Yes", "No"]) {
      const fields = { offer: "16500", trades_for_another: "Yes", finance };
      const changes = [{ revision: 1, at: "2026-11-21T05:00:00.000Z", letter: "tradeOffer" as const }];
      const lead = keptLead({ kind: "tradeIn", fields, changes });
      const { text } = await arrived(letterSource(lead, { tag }), replySink());
      expect(text).toContain(off);
      expect(text).not.toMatch(paid);
    }
  },
);

describe("a turn of the wheel", () => {
  const turn = (fields: Record<string, string>) => keptLead({ kind: "spinToWin", fields });

  it("brings the prize, a code to show and the dealer's terms", async () => {
    const fields = { prize: "A hand wash", prize_id: "wash", prize_terms: "Until Christmas." };
    const { subject, text, shown } = await arrived(letterSource(turn(fields)), replySink());
    expect(subject).toBe("You have won: A hand wash (Yard Motors)");
    for (const words of [text, shown]) {
      expect(words).toContain("A hand wash");
      expect(words).toContain("LEAD-1");
      expect(words).toContain("Until Christmas.");
    }
  });

  it("has one code, however often somebody comes again", async () => {
    const { subject, text } = await arrived(letterSource(turn({ prize_again: "A hand wash" })), replySink());
    expect(subject).toBe("You have had your turn at Yard Motors");
    // The address may be a stranger's who typed that person's number.
    expect(text).not.toContain("A hand wash");
    expect(text).not.toMatch(/LEAD-1\n|code/i);
  });

  it("promises nothing where nothing was won", async () => {
    const { text } = await arrived(
      letterSource(turn({ prize: "nothing this time", prize_id: "" })),
      replySink(),
    );
    expect(text).toContain("This turn won nothing");
    expect(text).not.toContain("Code");
  });
});
