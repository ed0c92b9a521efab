import { Fragment, type ReactNode } from "react";
import { useTranslation } from "~/i18n/translation";
import type { VehicleSection } from "~/domain/tenant/config/vehicle";
import { FeatureBanner } from "../sections/banner/feature-banner";
import { Comments } from "../sections/comments/comments-section";
import {
  AllSpecifications,
  CarSummary,
  DetailsBox,
  KeyInformation,
  Specifications,
} from "../sections/facts/facts-sections";
import { DeliverySection } from "../sections/delivery/delivery-section";
import { Features } from "../sections/features/features-section";
import { FinanceSection } from "../sections/finance/finance-section";
import { HistorySection } from "../sections/history/history-section";
import { CopySection, InfoAccordion } from "../sections/info/info-sections";
import { MiniCalculators } from "../sections/mini-calculators";
import { PriceComparisonSection } from "../sections/price-comparison/comparison-section";
import { DealerCall, VehicleLocation } from "./contact/vehicle-contact";
import type { VehiclePageView } from "./vehicle-page-view";

type Section = (page: VehiclePageView) => ReactNode;

/** These stand below the columns of the page: see `VehiclePage` and its route. */
type Below = "similar" | "reviews";

const SECTIONS: Readonly<Record<Exclude<VehicleSection, Below>, Section>> = {
  keyInfo: (page) => <KeyInformationOf page={page} />,
  carSummary: ({ summary, drawing }) => <CarSummary rows={summary} kind={drawing} />,
  priceComparison: ({ calculators }) => {
    const view = calculators?.comparison ?? null;
    return view === null ? null : <PriceComparisonSection view={view} />;
  },
  history: ({ history }) => (history === null ? null : <HistorySection view={history} />),
  features: ({ features }) => <Features view={features} />,
  details: (page) => (hasOneHeading(page) ? null : <DetailsBox rows={page.details} />),
  specs: (page) => (hasOneHeading(page) ? null : <Specifications rows={page.variantSpecs} />),
  allSpecs: (page) => (hasOneHeading(page) ? null : <AllSpecifications groups={page.allSpecs} />),
  comments: ({ comments }) => <Comments comments={comments} />,
  infoAccordion: ({ info }) => <InfoAccordion entries={info} />,
  finance: ({ calculators }) => {
    const view = calculators?.finance ?? null;
    return view === null ? null : <FinanceSection view={view} />;
  },
  fuel: ({ calculators, sections }) => (
    <MiniCalculators
      fuel={calculators?.fuel ?? null}
      delivery={sections.includes("delivery") ? (calculators?.delivery ?? null) : null}
    />
  ),
  // Beside the fuel calculator, where the page has one.
  delivery: ({ calculators, sections }) => {
    const view = sections.includes("fuel") ? null : (calculators?.delivery ?? null);
    return view === null ? null : <DeliverySection view={view} />;
  },
  reserveExplainer: ({ copy }) => <CopySection id="reserve-online" block={copy.reserveExplainer} />,
  whyBuy: ({ copy }) => <CopySection id="why-buy" block={copy.whyBuy} />,
  protect: ({ copy }) => <CopySection id="protect" block={copy.protect} />,
  callDealer: (page) => (
    <>
      <CopySection id="payment-methods" block={page.copy.paymentMethods} />
      <DealerCall page={page} />
    </>
  ),
  location: (page) => <VehicleLocation page={page} />,
  featureBanner: ({ banner }) => <FeatureBanner links={banner} />,
};

/** Whether the page's facts all stand under the heading of its key information. */
function hasOneHeading({ sections, specs }: VehiclePageView): boolean {
  return sections.includes("keyInfo") && specs.length > 0;
}

function KeyInformationOf({ page }: { readonly page: VehiclePageView }) {
  const { t } = useTranslation();
  const { specs, details, variantSpecs, allSpecs } = page;
  const withSpecs = page.sections.includes("specs");
  const groups = [
    {
      id: "details",
      title: t("section.details"),
      rows: page.sections.includes("details") ? details : [],
    },
    {
      id: withSpecs ? "specifications" : "all-specifications",
      title: t(withSpecs ? "section.specs" : "section.allSpecs"),
      rows: [...variantSpecs, ...allSpecs.flat()],
    },
  ];
  return <KeyInformation rows={specs} groups={groups} />;
}

/** The sections of a vehicle's page in the dealer's order (VDP-07 to VDP-26); of a sold one, contact and place. */
export function PageSections({ page }: { readonly page: VehiclePageView }) {
  return page.sections.map((key) =>
    key === "similar" || key === "reviews" ? null : <Fragment key={key}>{SECTIONS[key](page)}</Fragment>,
  );
}
