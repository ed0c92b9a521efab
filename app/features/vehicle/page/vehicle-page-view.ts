import type { StockTag } from "~/domain/vehicle/stock-tag";
import type { Drawing } from "~/ui/picture/picture";
import type { DealerComments } from "~/domain/vehicle/dealer-comments";
import type { Crumb } from "~/ui/breadcrumbs/breadcrumbs";

/** A label with its value. */
export interface FactView {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** A link of a telephone number or a mailbox. */
export interface ContactLink {
  readonly text: string;
  readonly href: string;
}

export interface VehicleLocationView {
  readonly name: string;
  readonly address: string | null;
  readonly directionsHref: string | null;
  readonly hours: readonly { readonly day: string; readonly hours: string; readonly today: boolean }[];
}

/** What finance may be said: the lender's own figures on this vehicle, or the site's sample. */
export interface FinanceView {
  readonly title: string;
  readonly week: string;
  readonly details: readonly FactView[];
  readonly disclaimer: string;
}

/** Everything the vehicle page prints, ready to print. */
export interface VehiclePageView {
  readonly id: string;
  readonly state: "in-stock" | "sold";
  readonly title: string;
  readonly badge: string | null;
  readonly condition: string;
  readonly tag: StockTag | null;
  readonly fuel: string | null;
  readonly views: string | null;
  readonly crumbs: readonly Crumb[];
  /** What is drawn where there are no pictures. */
  readonly drawing: Drawing;
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  readonly price: string;
  readonly priceType: string | null;
  readonly was: string | null;
  /** "$1,860 below market average" */
  readonly market: string | null;
  readonly week: string | null;
  /** Odometer, gearbox, fuel, body. */
  readonly facts: readonly FactView[];
  readonly specs: readonly FactView[];
  readonly features: readonly string[];
  readonly comments: DealerComments | null;
  readonly finance: FinanceView | null;
  readonly location: VehicleLocationView;
  /** "Located at Nerang", for a vehicle away from the main yard. */
  readonly announcement: string | null;
  readonly phone: ContactLink | null;
  readonly email: ContactLink | null;
  readonly dealerStock: { readonly label: string; readonly href: string } | null;
  readonly similarHref: string;
}
