import { toUnits } from "~/domain/checkout/deposit";
import type { Money } from "~/domain/checkout/order";
import type { SiteForm } from "~/domain/forms/site-form";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { exactMoney } from "~/domain/money/money-format";
import { zonedParts } from "~/domain/time/zoned-time";
import type { CheckoutSite } from "./checkout-site";

type Site = Pick<SiteConfig, "site">;

/**
 * The terms that a shopper sees and agrees to where an order is placed, as they stand there: what the deposit does, and the
 * dealer's own with the words beside their box. "" where there are none.
 * @param deposit null for a payment that holds no vehicle
 */
export function termsText(form: Pick<SiteForm, "terms">, deposit: Money | null, site: CheckoutSite): string {
  const { config, t } = site;
  const hours = config.reserve.holdHours;
  const held =
    deposit === null
      ? []
      : [
          `${t("checkout.summary.deposit")}: ${amountText(deposit, config)}`,
          t("checkout.guarantees.hold", { count: hours, hours }),
          t("checkout.guarantees.refund"),
        ];
  return [...held, ...(form.terms === null ? [] : [`${t("forms.agree")} ${form.terms}`])].join("\n");
}

/** An amount as it is charged: cents only where there are any. */
export function amountText(money: Money, { site }: Site): string {
  return exactMoney(site.locale, money.currency)(toUnits(money));
}

/** A moment where the dealer is, with its time zone: "Mon 23 Nov, 5:42 pm AEST". */
export function momentText(iso: string, { site }: Site): string {
  const parts = zonedParts(iso, site, { weekday: "short", day: "numeric", month: "short" });
  const isName = (part: Intl.DateTimeFormatPart | undefined) =>
    part?.type === "timeZoneName" && part.value.includes(" ");
  // Day and time stay whole at the end of a line; it may end after a comma, and before and within a zone's name of several words.
  return parts
    .map((part, index) =>
      isName(part) || isName(parts[index + 1]) ? part.value : part.value.replace(/(?<![,،]) /g, "\u00a0"),
    )
    .join("");
}
