import { lenderRule } from "~/domain/finance/eligibility";
import { siteLoan } from "~/domain/finance/estimate";
import { yearIn } from "~/domain/time/year-in";
import { buildPlainFinance } from "~/features/vehicle/sections/finance/build-plain-finance";
import type { FinanceOfferedView } from "~/features/vehicle/sections/finance/finance-view";
import type { Formatter } from "~/i18n/format";
import { wordList } from "~/i18n/list-format";
import { siteFormatter } from "~/request/site-context.server";
import type { FormRequest } from "~/pages/form/form-request.server";

/** What stands around the form of the finance page. */
export interface FinanceGuideView {
  readonly calculator: FinanceOfferedView | null;
  /** Whether the form comes before the calculator: who applies came to fill it in. */
  readonly formFirst: boolean;
  readonly needs: { readonly title: string; readonly items: readonly string[] };
  readonly steps: {
    readonly title: string;
    readonly items: readonly { readonly title: string; readonly text: string }[];
  };
  readonly questions: { readonly title: string; readonly items: readonly FinanceQuestion[] };
}

/** A question with its answer, in plain words. */
export interface FinanceQuestion {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

interface GuideSite extends Pick<FormRequest["site"], "config" | "t" | "now"> {
  readonly format: Formatter;
}

/**
 * Null for every other form, where the dealer wants the form alone (`finance.guide`), for who comes from a vehicle, whose
 * page has its figures, and for who goes on with a form and has read this.
 */
export function buildFinanceGuide({
  key,
  path,
  query,
  step,
  about,
  site: desk,
}: Pick<FormRequest, "key" | "path" | "query" | "step" | "about" | "site">): FinanceGuideView | null {
  const site = { ...desk, format: siteFormatter(desk.config) };
  const { config, t } = site;
  if (about.vehicle !== null || step > 0) return null;
  const isFinance = key === "financeEnquiry" || key === "financeApplication";
  if (!isFinance || !config.finance.guide) return null;
  const cta = { mode: "link", label: t(`finance.guide.cta.${key}`), href: "#finance-form" } as const;
  const count = config.finance.answerDays;
  return {
    calculator: buildPlainFinance({ path, query, cta }, site),
    formFirst: key === "financeApplication",
    needs: {
      title: t("finance.guide.needs.title"),
      items: ["licence", "income", "costs", "trade"].map((need) => t(`finance.guide.needs.${need}`)),
    },
    steps: {
      title: t("finance.guide.steps.title"),
      items: ["ask", "talk", "answer", "sign"].map((step) => ({
        title: t(`finance.guide.steps.${step}`),
        text: t(`finance.guide.steps.${step === "ask" ? `${key}Text` : `${step}Text`}`, { count }),
      })),
    },
    questions: { title: t("finance.guide.questions.title"), items: questionsOf(site) },
  };
}

/** The questions as linked data. */
export function questionList({ questions }: FinanceGuideView): object {
  const mainEntity = questions.items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }));
  return { "@type": "FAQPage", mainEntity };
}

function questionsOf(site: GuideSite): readonly FinanceQuestion[] {
  const { config, format, t } = site;
  const loan = siteLoan(config);
  const which = financed(site);
  const rate = loan?.lender.interestRate ?? null;
  const ask = (id: string, answer: string) => ({
    id: `finance-${id}`,
    question: t(`finance.guide.questions.${id}`),
    answer,
  });
  const plain = (id: string) => ask(id, t(`finance.guide.questions.${id}Text`));
  return [
    ...(rate === null
      ? []
      : [ask("rate", t("finance.guide.questions.rateText", { rate: format.number(rate, 2) }))]),
    plain("comparison"),
    ...(which === "" ? [] : [ask("which", which)]),
    ask(
      "deposit",
      ["depositText", ...(loan === null ? [] : ["depositShown"])]
        .map((key) => t(`finance.guide.questions.${key}`))
        .join(" "),
    ),
    ...(config.finance.showResidual ? [plain("residual")] : []),
    plain("early"),
  ];
}

/**
 * Which vehicles the dealer's lender finances, by its rule, and which makes it does not (FIN-02, FIN-04); empty where nobody
 * said anything, as no page shows a repayment.
 */
function financed({ config, format, t, now }: GuideSite): string {
  const { provider, lenderRules, hiddenManufacturers: hidden } = config.finance;
  const { maxAgeYears, minPrice } = provider === null ? {} : lenderRule(provider, lenderRules);
  const newerThan = maxAgeYears === undefined ? null : yearIn(now, config.site.timeZone) - maxAgeYears;
  return [
    ...(newerThan === null ? [] : [t("finance.guide.questions.whichAge", { year: String(newerThan) })]),
    ...(minPrice === undefined
      ? []
      : [t("finance.guide.questions.whichPrice", { amount: format.money(minPrice) })]),
    ...(config.finance.hidden || hidden.length === 0
      ? []
      : [t("finance.guide.questions.whichMakes", { makes: wordList(config.site.locale, hidden) })]),
    ...(config.finance.hidden ? [] : [t("finance.guide.questions.whichText")]),
  ].join(" ");
}
