import type { CheckoutSite, VehicleCheckoutSite } from "./checkout-site";
import { depositOf, toMinor } from "~/domain/checkout/deposit";
import { guarantees } from "~/domain/checkout/guarantees";
import {
  doneKey,
  JOURNEY_STEPS,
  type JourneyAnswers,
  type JourneyStep,
  openStep,
} from "~/domain/checkout/journey";
import type { Money } from "~/domain/checkout/order";
import { orderPrice } from "~/domain/checkout/order-price";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { yearIn } from "~/domain/time/year-in";
import { isIncoming } from "~/domain/vehicle/stock-status";
import { vehicleTitle } from "~/domain/vehicle/title";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { Translator } from "~/i18n/translator";
import { vehiclePath } from "~/paths";
import { amountText } from "./checkout-text";
import { priceRows } from "./price-rows";
import type { AnswerGroup, CheckoutPageView, DepositTerms, FactRow, StepMark } from "./checkout-view";

/** The deposit for a vehicle on this site. */
export function depositFor(vehicle: Vehicle, { site, reserve }: SiteConfig): Money {
  return toMinor(depositOf(vehicle, reserve), site.currency);
}

/** The page to reserve a vehicle on. */
export function reservePage(vehicle: Vehicle, site: VehicleCheckoutSite): CheckoutPageView {
  const { t } = site;
  const steps: readonly StepMark[] = [
    { key: "details", label: t("checkout.steps.details"), state: "current", href: null },
    { key: "pay", label: t("checkout.steps.pay"), state: "open", href: null },
    { key: "reserved", label: t("checkout.steps.reserved"), state: "open", href: null },
  ];
  return {
    ...about(vehicle, t("checkout.reserve.title"), site),
    title: t("checkout.reserve.title"),
    intro: t("checkout.reserve.intro", terms(vehicle, site)),
    steps,
    answers: [],
  };
}

/** A page of buying online: one step, or the answers with the way to the payment. */
export function journeyPage(
  vehicle: Vehicle,
  site: VehicleCheckoutSite,
  journey: {
    readonly step: JourneyStep;
    readonly answers: JourneyAnswers;
    readonly groups: readonly AnswerGroup[];
    hrefOf(step: JourneyStep): string;
  },
): CheckoutPageView {
  const { t } = site;
  const { step, answers, hrefOf } = journey;
  const open = openStep(answers);
  const marks = JOURNEY_STEPS.map((key): StepMark => {
    const isDone = key !== "review" && answers[doneKey(key)] === "yes";
    const reachable = JOURNEY_STEPS.indexOf(key) <= JOURNEY_STEPS.indexOf(open) && key !== step;
    return {
      key,
      label: t(`checkout.steps.${key}`),
      state: key === step ? "current" : isDone ? "done" : "open",
      href: reachable ? hrefOf(key) : null,
    };
  });
  const intro =
    step === "details" ? t("checkout.buy.intro", terms(vehicle, site)) : t(`checkout.buy.${step}.intro`);
  return {
    ...about(vehicle, t("checkout.buy.title"), site),
    title: step === "details" ? t("checkout.buy.title") : t(`checkout.steps.${step}`),
    intro,
    steps: marks,
    answers: step === "review" ? journey.groups : [],
  };
}

/** The page to pay an invoice on. */
export function paymentPage({ t }: CheckoutSite): CheckoutPageView {
  const points = ["secure", "hold", "help"] as const;
  const texts = { secure: "secure", hold: "receipt", help: "help" } as const;
  return {
    title: t("checkout.payment.title"),
    intro: t("checkout.payment.intro"),
    crumbs: [{ label: t("vehicle.home"), href: "/" }, { label: t("checkout.payment.title") }],
    crumbsLabel: t("vehicle.breadcrumb"),
    steps: [],
    ...words(t),
    answers: [],
    summary: null,
    promises: {
      title: t("checkout.payment.lead"),
      items: points.map((key) => ({ key, text: t(`checkout.payment.points.${texts[key]}`) })),
    },
  };
}

function about(vehicle: Vehicle, here: string, { config, t, now }: VehicleCheckoutSite) {
  const counts = guarantees(vehicle, config, yearIn(now, config.site.timeZone));
  const name = vehicleTitle(vehicle, config.search);
  return {
    crumbs: [
      { label: t("vehicle.home"), href: "/" },
      { label: name, href: vehiclePath(vehicle.slug) },
      { label: here },
    ],
    crumbsLabel: t("vehicle.breadcrumb"),
    ...words(t),
    summary: { title: t("checkout.summary.title"), rows: summaryRows(vehicle, { config, t }) },
    promises: {
      title: t("checkout.guarantees.title"),
      items: counts.map(({ key, count }) => ({
        key,
        text: t(`checkout.guarantees.${key}`, { count, hours: count }),
      })),
    },
  };
}

function words(t: Translator) {
  return { stepsLabel: t("checkout.steps.label"), doneWord: t("checkout.steps.done") };
}

/** The deposit and hours that texts name. */
export function terms(vehicle: Vehicle, { config }: CheckoutSite) {
  return { amount: amountText(depositFor(vehicle, config), config), count: config.reserve.holdHours };
}

/** What is paid first and what that does, in few words. */
export function depositTerms(vehicle: Vehicle, site: CheckoutSite): DepositTerms {
  const { t } = site;
  const rows = todayRows(vehicle, site);
  return { title: t("checkout.summary.title"), rows, promise: t("checkout.guarantees.refund") };
}

function summaryRows(vehicle: Vehicle, site: CheckoutSite): readonly FactRow[] {
  return [...todayRows(vehicle, site), ...priceRows(priceLeft(vehicle, site.config), site)];
}

/** The price and what is left of it after today's deposit; null for a vehicle without one. */
export function priceLeft(vehicle: Vehicle, config: SiteConfig) {
  return orderPrice(vehicle, depositFor(vehicle, config));
}

function todayRows(vehicle: Vehicle, { config, t }: CheckoutSite): readonly FactRow[] {
  const deposit = depositFor(vehicle, config);
  const hours = config.reserve.holdHours;
  const rows: readonly (readonly [string, string])[] = [
    ["deposit", amountText(deposit, config)],
    ["holds", t("checkout.summary.hours", { count: hours, number: hours })],
  ];
  return [
    ...rows.map(([key, value]) => ({ key, label: t(`checkout.summary.${key}`), value })),
    ...(isIncoming(vehicle) ? [arrivalRow(t)] : []),
  ];
}

/** That what is reserved has still to arrive. */
export function arrivalRow(t: Translator): FactRow {
  const say = (part: string) => t(`checkout.summary.arrival.${part}`);
  return { key: "arrival", label: say("label"), value: say("value"), note: say("note") };
}
