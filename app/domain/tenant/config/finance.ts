import * as z from "zod";
import { line, moneyAmount, plainText } from "./shapes";

const lenderRuleSchema = z.strictObject({
  maxAgeYears: z.int().positive().optional().describe("The year must be newer than this many years ago"),
  minPrice: moneyAmount.optional().describe("The price must be above this"),
  inStock: z.boolean().default(true).describe("Only for vehicles in stock"),
  needs: z
    .enum(["comparisonRate", "paymentWeek", "paymentMonth", "none"])
    .default("none")
    .describe("Lender figure that has to be there"),
});

const priced = { minPrice: 500, inStock: true } as const;
const LENDER_RULES: Record<string, z.infer<typeof lenderRuleSchema>> = {
  taurus: { ...priced, maxAgeYears: 12, needs: "comparisonRate" },
  "360 finance": { inStock: true, needs: "none" },
  ausloans: { inStock: true, needs: "none" },
  manual: { ...priced, needs: "paymentWeek" },
  angle: { ...priced, needs: "paymentWeek" },
  powertorque: { ...priced, needs: "paymentWeek" },
  "nissan finance": { ...priced, needs: "paymentMonth" },
};

const years = z.number().positive().max(30);
const percent = z.number().min(0).max(100);

/** Finance panel and calculator (FIN). Rates are percent a year, terms years, amounts whole units. */
export const financeSchema = z
  .strictObject({
    provider: line
      .max(60)
      .nullable()
      .default(null)
      .describe("The lender, by its key in lenderRules (FIN-01)"),
    hidden: z.boolean().default(false).describe("Hides the panel (FIN-03)"),
    hiddenManufacturers: z
      .array(line.max(60))
      .default(["Suzuki"])
      .describe("Makes without the panel (FIN-02)"),
    lenderRules: z
      .record(z.string(), lenderRuleSchema)
      .default(LENDER_RULES)
      .describe("When a lender's panel shows (FIN-04)"),
    panelTitle: line.max(60).default("Finance Calculator").describe("Title of the panel (FIN-08)"),
    mobilePanelTitle: line.max(60).default("Finance Calculator").describe("Its title on phones (FIN-09)"),
    cta: z
      .strictObject({
        mode: z.enum(["modal", "link", "hidden"]).describe("What it does"),
        label: line.max(40).describe("Words"),
        personalised: z
          .boolean()
          .default(false)
          .describe(
            "Leads to the page of personalised finance, where the site has it and the vehicle an NVIC (ROUTE-25)",
          ),
      })
      .prefault({ mode: "link", label: "Enquire Now" })
      .describe("The button of the panel (FIN-10)"),
    amountMin: moneyAmount.default(1_000).describe("Smallest amount a repayment is named for (FIN-24)"),
    amountMax: moneyAmount.default(250_000).describe("Largest amount a repayment is named for (FIN-25)"),
    sidebarAmountMin: moneyAmount
      .default(1_000)
      .describe(
        "Smallest amount of the panel beside the price, where vehicle.sections has no finance (FIN-40)",
      ),
    sidebarMaxFollowsPrice: z
      .boolean()
      .default(false)
      .describe("Largest amount of that panel follows prices above 100000 (FIN-41)"),
    amountFromPrice: z.boolean().default(false).describe("Starts from the vehicle's price (FIN-43)"),
    defaultAmount: moneyAmount.default(30_000).describe("Amount at first (FIN-42)"),
    termMax: years.default(7).describe("Longest term (FIN-31)"),
    termOptions: z
      .array(years)
      .nullable()
      .default(null)
      .describe("Terms offered; null for every year (FIN-31)"),
    termDefault: z
      .union([years, z.literal("lender")])
      .default(5)
      .describe("Term at first, or the lender's (FIN-33)"),
    termDisplay: z.enum(["years", "months"]).default("years").describe("How terms are worded (FIN-32)"),
    rateBounds: z.tuple([percent, percent]).default([0.5, 15]).describe("Lowest and highest rate (FIN-34)"),
    rateStep: percent.default(0.5).describe("Step of the rate (FIN-34)"),
    rateDefault: percent.default(8.5).describe("Rate at first (FIN-37)"),
    showInterest: z.boolean().default(true).describe("Shows the rate (FIN-36)"),
    showDeposit: z.boolean().default(true).describe("Shows the deposit (FIN-38)"),
    showResidual: z.boolean().default(true).describe("Shows the residual (FIN-39)"),
    showFrequency: z.boolean().default(true).describe("Shows week, fortnight, month (FIN-18)"),
    defaultFrequency: z
      .enum(["week", "fortnight", "month"])
      .default("week")
      .describe("Frequency of cards, and of calculators at first (FIN-17)"),
    establishmentFee: moneyAmount.default(0).describe("Fee when the lender gives none (FIN-44)"),
    standaloneEstablishmentFee: moneyAmount
      .default(0)
      .describe("The same in the full calculator; either counts for both (FIN-44)"),
    rounding: z
      .enum(["nearest", "up", "compare"])
      .default("nearest")
      .describe("Rounding of repayments (FIN-49)"),
    totalRepayments: z
      .enum(["withFees", "repayments"])
      .default("withFees")
      .describe(
        "withFees: all repayments plus the establishment fees, which are in the repayments too, and said so (FIN-20, OPEN-89); repayments: all repayments and nothing else",
      ),
    fees: z
      .array(
        z.strictObject({
          label: line.max(60).describe("Name"),
          amount: moneyAmount.describe("Amount"),
          per: z
            .enum(["loan", "month"])
            .default("loan")
            .describe("Once, added to the loan; or each month, with the repayments"),
        }),
      )
      .default([])
      .describe("The lender's fees, listed and counted in every repayment (FIN-57)"),
    disclaimer: plainText
      .max(5_000)
      .default("")
      .describe("Small print; empty for the platform's (FIN-54). Rates and terms are named by the platform"),
    comparisonExample: z
      .strictObject({
        rate: percent.describe("Rate"),
        comparison: percent.describe("Comparison rate"),
        basis: line.max(200).describe("The loan it is for"),
      })
      .nullable()
      .default(null)
      .describe("Comparison rate example (FIN-55)"),
    comparisonRange: z
      .union([z.tuple([percent, percent]), z.literal("disclaimer")])
      .nullable()
      .default(null)
      .describe("Lowest and highest comparison rate, or those found in the disclaimer (FIN-56)"),
    sampleEstimate: z
      .strictObject({ rate: percent.describe("Rate") })
      .nullable()
      .default(null)
      .describe("Repayments on cards; the rate is for a dealer without a lender. Null for none (FIN-23)"),
    guide: z
      .boolean()
      .default(true)
      .describe("The finance page has calculator, what to have ready, how it goes and questions"),
    answerDays: z
      .int()
      .min(1)
      .max(30)
      .default(2)
      .describe("Working days in which most applicants have the lender's answer; said on the finance page"),
    indicativeEstimate: z
      .boolean()
      .default(false)
      .describe("Five years, 10% deposit, 30% final payment (FIN-58)"),
  })
  .prefault({});
