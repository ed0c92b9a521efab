import { phoneHref } from "../country/country";
import { countryOf } from "~/domain/country/country-of";
import { purchaseRefusal, reserveRefusal } from "../checkout/checkout-offer";
import { financeLink } from "../finance/finance-link";
import { financeLinked } from "../finance/finance-linked";
import { enquiryLink } from "../forms/vehicle/vehicle-form-links";
import { priceToPay } from "../pricing/price-rule";
import type { PageKey } from "../tenant/pages";
import { pagePath } from "../tenant/page-paths";
import type { SiteConfig } from "../tenant/site-config";
import { siteAddress } from "../tenant/site-language";
import { isIncoming, isInStock } from "./stock-status";
import { vehicleTitle } from "./title";
import type { Vehicle } from "./vehicle";
import { vehicleBlock } from "./vehicle-block";
import type { VehicleButton } from "./vehicle-buttons";

/** What pressing a button does. */
export type ButtonAction =
  | { readonly kind: "link"; readonly href: string }
  /** Shows the masked telephone number (VDP-42). */
  | { readonly kind: "reveal" };

/** A button of a vehicle's page. */
export interface PageButton {
  readonly key: VehicleButton;
  readonly action: ButtonAction;
}

/** What the rules need to know beside the vehicle. */
export interface ButtonContext {
  readonly config: SiteConfig;
  /** Whether there is a number to call. */
  readonly hasPhone: boolean;
  /** Whether the page has a finance section, and so the lender's figures. */
  readonly hasFinance: boolean;
  /** The year it is at the dealer's. */
  readonly thisYear: number;
}

type Rule = (vehicle: Vehicle, context: ButtonContext) => ButtonAction | null;

const enquiry: Rule = (vehicle, { config }) => ({ kind: "link", href: enquiryLink(vehicle, config) });

const canFinance = (vehicle: Vehicle, { config, hasFinance, thisYear }: ButtonContext): boolean =>
  hasFinance && financeLinked(vehicle, config, thisYear);

const RULES: Readonly<Record<VehicleButton, Rule>> = {
  CTD: (_, { hasPhone }) => (hasPhone ? { kind: "reveal" } : null),
  callUsNow: (_, { hasPhone }) => (hasPhone ? { kind: "reveal" } : null),
  paymentMethods: (vehicle, { config, thisYear }) =>
    vehicleBlock(config, "payment-methods", vehicle, thisYear)
      ? { kind: "link", href: "#payment-methods" }
      : null,
  finance: (vehicle, context) => (canFinance(vehicle, context) ? financeAction(vehicle, context) : null),
  // The quote itself, which the page's own section has; the other button leads to whom to ask.
  financeYouX: (vehicle, context) =>
    context.config.features.youxQuote && canFinance(vehicle, context)
      ? { kind: "link", href: "#finance" }
      : null,
  enquire: enquiry,
  carForm: enquiry,
  testDrive,
  tradeIn: (vehicle, context) =>
    vehicle.trade_in_enabled ? pageAction("sell", context, { car_id: vehicle.id }, "/cars/trade-in") : null,
  reserve: (vehicle, context) => {
    const { config } = context;
    const path = `/cars/${vehicle.slug}/${config.routes.checkoutSegment}`;
    return reserveRefusal(vehicle, config) === null ? pageAction("checkout", context, {}, path) : null;
  },
  onlinePurchase: (vehicle, context) =>
    // One that has not arrived can be put by, not handed over.
    purchaseRefusal(vehicle, context.config) === null && !isIncoming(vehicle)
      ? pageAction("checkoutJourney", context, { car_id: vehicle.slug }, "/checkout-journey")
      : null,
  whatsapp,
  openAutobot: (vehicle, { config }) => chat(config, { car_id: vehicle.id, assistant: "1" }),
  chatWithUs: (vehicle, { config }) => chat(config, { car_id: vehicle.id }),
  customButton: (_, { config: { vehicle } }) =>
    vehicle.customButton === null ? null : { kind: "link", href: vehicle.customButton.url },
  carHistoryReport: ({ file }) => (file === null ? null : { kind: "link", href: file }),
  location: () => ({ kind: "link", href: "#vehicle-map" }),
};

/**
 * The buttons of a vehicle's page, in the dealer's order (VDP-31 to VDP-37): those that have something behind them
 * for this vehicle. None for one that is not in stock (VDP-28).
 */
export function pageButtons(vehicle: Vehicle, context: ButtonContext): readonly PageButton[] {
  if (!isInStock(vehicle)) return [];
  return context.config.vehicle.buttons.flatMap((key) => {
    const action = RULES[key](vehicle, context);
    return action === null ? [] : [{ key, action }];
  });
}

function testDrive(vehicle: Vehicle, context: ButtonContext): ButtonAction | null {
  return isIncoming(vehicle) ? null : pageAction("testDrive", context, { car_id: vehicle.id });
}

/** The finance page with the vehicle filled in (FIN-13), else the page's own figures. */
function financeAction(vehicle: Vehicle, context: ButtonContext): ButtonAction {
  const page = pageAction("finance", context, {});
  return page?.kind === "link"
    ? {
        kind: "link",
        href: financeLink(page.href, vehicle, priceToPay(vehicle, context.config.features.subscriptions)),
      }
    : { kind: "link", href: "#finance" };
}

function pageAction(
  page: PageKey,
  { config }: ButtonContext,
  query: Readonly<Record<string, string>>,
  path = pagePath(config, page),
): ButtonAction | null {
  if (path === null) return null;
  if (!path.startsWith("/")) return { kind: "link", href: path };
  if (!config.routes.enabled.includes(page)) return null;
  const filled = Object.entries(query).filter(([, value]) => value !== "");
  const search = new URLSearchParams(filled).toString();
  return { kind: "link", href: search === "" ? path : `${path}?${search}` };
}

/** The chat provider's own window, with the vehicle; none without a token (OPEN-65). */
function chat({ site }: SiteConfig, about: Readonly<Record<string, string>>): ButtonAction | null {
  if (site.chatProviderToken === null || site.chatProviderUrl === null) return null;
  const address = new URL(site.chatProviderUrl);
  const query = { token: site.chatProviderToken, ...about };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return { kind: "link", href: address.href };
}

/** A conversation with the site's WhatsApp number (OPEN-65) that begins with the vehicle: its name and address. */
function whatsapp(vehicle: Vehicle, { config: { site, search } }: ButtonContext): ButtonAction | null {
  const printed = site.phones["whatsapp"];
  if (printed === undefined) return null;
  const digits = phoneHref(countryOf(site.country), printed).replace(/\D/g, "");
  const about = `${vehicleTitle(vehicle, search)}, ${siteAddress(site, `/cars/${vehicle.slug}`)}`;
  return { kind: "link", href: `https://wa.me/${digits}?text=${encodeURIComponent(about)}` };
}
