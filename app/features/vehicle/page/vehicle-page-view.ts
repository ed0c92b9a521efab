import type { FactView } from "./facts/fact-view";
import type { CreditBasis } from "~/domain/finance/credit-basis";
import type { VehicleSection } from "~/domain/tenant/config/vehicle";
import type { ButtonRanks } from "~/domain/vehicle/buttons/button-ranks";
import type { PageButton } from "~/domain/vehicle/page-buttons";
import type { StockTag } from "~/domain/vehicle/stock-tag";
import type { Drawing } from "~/ui/picture/picture";
import type { DealerComments } from "~/domain/vehicle/dealer-comments";
import type { VehicleFormLinks } from "~/domain/forms/vehicle/vehicle-form-links";
import type { BreadcrumbStep } from "~/ui/breadcrumbs/breadcrumbs";
import type { ControlsView } from "../card/card-view";
import type { CertifiedMark } from "../certified-mark";
import type { GalleryView } from "../gallery/gallery-view";
import type { PhotosAsk } from "../gallery/photos-link";
import type { PriceNotesView } from "../price/price-notes-view";
import type { PictureView } from "../picture-view";
import type { BannerLink } from "../sections/banner/feature-banner";
import type { DeliveryView } from "../sections/delivery/delivery-view";
import type { FinanceSectionView, FinanceSideView } from "../sections/finance/finance-view";
import type { FeaturesView } from "../sections/features/features-view";
import type { FuelView } from "../sections/fuel/fuel-view";
import type { HistoryView } from "../sections/history/history-view";
import type { ComparisonView } from "../sections/price-comparison/comparison-view";
import type { ShareView } from "../share/share-view";
import type { CopyBlockView, InfoEntryView } from "../sections/info/info-view";

/** A link of a telephone number or a mailbox. */
export interface ContactLink {
  readonly text: string;
  readonly href: string;
}

/** The number to call about a vehicle, and what stands there until somebody asks for it (VDP-42). */
export interface MaskedPhoneView extends ContactLink {
  /** Whether it is masked until then (`vehicle.maskPhone`). The page's data then have the mask as `text`, too. */
  readonly hidden: boolean;
  /** "07 55XX XXXX" */
  readonly masked: string;
  /** Where a POST answers with the number, for those without script. */
  readonly revealPath: string;
  /** What the dealer is told when somebody asks for it (CALL-13). */
  readonly report: { readonly car_id: string; readonly dealership_id: string; readonly website_id: string };
}

/** A button of the page with its words; `href` is empty for those that do not lead anywhere. */
export interface ButtonView {
  readonly key: PageButton["key"];
  readonly label: string;
  readonly kind: PageButton["action"]["kind"];
  readonly href: string;
}

/** How often the vehicle was looked at, and where the newest count is asked for (CALL-18). */
export interface ViewsView {
  readonly count: number;
  readonly countPath: string;
  /** BCP 47 tag the number is written in. */
  readonly locale: string;
}

export interface VehicleLocationView {
  /** What the vehicle has to do with the place: where to see it, where it arrives. */
  readonly title: string;
  readonly name: string;
  readonly address: string | null;
  readonly directionsHref: string | null;
  readonly hours: readonly { readonly day: string; readonly hours: string; readonly today: boolean }[];
}

/** What a vehicle's page says on paper alone: whose it is, how to reach them, and of which day it is. */
export interface PaperView {
  readonly dealer: string;
  /** The number to call; a masked one with where it stands whole. Null where there is none. */
  readonly phone: string | null;
  readonly email: string | null;
  /** The page's address as people type it. */
  readonly address: string;
  readonly asOf: string;
}

/** The page's calculators; null for those it does not have. */
export interface CalculatorsView {
  /** What the vehicle's repayment is worked out from, for the footnote of the page. */
  readonly ownCredit: CreditBasis | null;
  readonly financeSide: FinanceSideView | null;
  readonly finance: FinanceSectionView | null;
  readonly fuel: FuelView | null;
  /** Under the announcement of a vehicle away from the main yard (OPEN-60). */
  readonly fuelHere: FuelView | null;
  readonly delivery: DeliveryView | null;
  readonly comparison: ComparisonView | null;
}

/** What the page says in place of price and buttons (VDP-28, VDP-29). */
export interface AbsenceView {
  /** "Sorry, this car was sold on 3 November 2026." */
  readonly title: string;
  readonly text: string;
  /** Forms about it, the likeliest first: the enquiry where it may yet be for sale, and something similar. */
  readonly ways: readonly { readonly label: string; readonly href: string }[];
  /** The search that the shopper's account can look through every day; null where the dealer keeps none. */
  readonly alert: { readonly label: string; readonly path: string } | null;
}

/** Everything the vehicle page prints, ready to print. */
export interface VehiclePageView {
  /** What stands on its print alone. */
  readonly paper: PaperView;
  /** What a shopper can take along: sharing, printing. */
  readonly share: ShareView;
  readonly id: string;
  readonly make: string;
  readonly model: string;
  /** The controls that keep the vehicle and add it to the comparison. */
  readonly controls: ControlsView;
  /** Of a sold vehicle: the watchlist it can be taken off (WATCH-08); null otherwise. */
  readonly soldWatchlist: string | null;
  readonly state: "in-stock" | "sold";
  /** That somebody has reserved it, and until when; null where nobody has. */
  readonly reserved: string | null;
  /** Null for a vehicle in stock. */
  readonly absence: AbsenceView | null;
  readonly title: string;
  readonly badge: string | null;
  readonly condition: string;
  /** What its card says of it besides, in a line below its name. */
  readonly line: readonly string[];
  readonly tag: StockTag | null;
  readonly fuel: string | null;
  /** The certified programme's logo, where the vehicle carries it (SPEC-14). */
  readonly certified: CertifiedMark | null;
  /** Null on sites that do not show them. */
  readonly views: ViewsView | null;
  readonly crumbs: readonly BreadcrumbStep[];
  /** What is drawn where there are no pictures. */
  readonly drawing: Drawing;
  readonly pictures: readonly PictureView[];
  /** What the viewer shows; null where there is nothing to show. */
  readonly gallery: GalleryView | null;
  readonly price: string;
  readonly priceType: string | null;
  /** Something has to be paid beside the price: its type is printed more strongly. */
  readonly leavesOut?: boolean;
  readonly was: string | null;
  /** What the price includes and what it was; null where there is neither to tell. */
  readonly priceNotes: PriceNotesView | null;
  /** "$1,860 below market average" */
  readonly market: string | null;
  /** Odometer, gearbox, fuel, body. */
  readonly facts: readonly FactView[];
  /** What sums it up. */
  readonly summary: readonly FactView[];
  /** Key information. */
  readonly specs: readonly FactView[];
  /** Rows of the details box. */
  readonly details: readonly FactView[];
  /** What the manufacturer says about the variant. */
  readonly variantSpecs: readonly FactView[];
  /** What no other section has, by origin. */
  readonly allSpecs: readonly (readonly FactView[])[];
  readonly info: readonly InfoEntryView[];
  readonly copy: Readonly<
    Record<"reserveExplainer" | "whyBuy" | "protect" | "paymentMethods", CopyBlockView | null>
  >;
  readonly banner: readonly BannerLink[];
  /** What stands below the pictures, in order. */
  readonly sections: readonly VehicleSection[];
  readonly buttons: readonly ButtonView[];
  /** The same by how loud they are. */
  readonly ranks: ButtonRanks<ButtonView>;
  readonly features: FeaturesView;
  readonly comments: DealerComments | null;
  /** Not of a vehicle that is gone. */
  readonly calculators: CalculatorsView | null;
  /** What the dealer's plug-ins show; null for nothing. */
  readonly history: HistoryView | null;
  readonly location: VehicleLocationView;
  /** "Located at Nerang", for a vehicle away from the main yard. */
  readonly announcement: string | null;
  readonly phone: MaskedPhoneView | null;
  readonly email: ContactLink | null;
  readonly dealerStock: { readonly label: string; readonly href: string } | null;
  /** What to say to whoever is asked about it. */
  readonly askText: string;
  /** Forms about this vehicle. */
  readonly forms: Omit<VehicleFormLinks, "photos">;
  /** Where photos are asked for; null where they cannot be. */
  readonly askPhotos: PhotosAsk | null;
}
