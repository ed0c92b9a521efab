import { DealerCall, VehicleLocation } from "~/features/vehicle/page/contact/vehicle-contact";
import { VehiclePlace } from "~/features/vehicle/page/vehicle-place";
import type { VehiclePageView } from "~/features/vehicle/page/vehicle-page-view";
import { FeatureBanner } from "~/features/vehicle/sections/banner/feature-banner";
import { Comments } from "~/features/vehicle/sections/comments/comments-section";
import {
  AllSpecifications,
  CarSummary,
  DetailsBox,
  KeyInformation,
  Specifications,
} from "~/features/vehicle/sections/facts/facts-sections";
import { Features } from "~/features/vehicle/sections/features/features-section";
import { HistoryGaugePanel } from "~/features/vehicle/sections/history/history-gauge-panel";
import { HistorySection } from "~/features/vehicle/sections/history/history-section";
import type { HistoryView } from "~/features/vehicle/sections/history/history-view";
import { NoReportPage } from "~/features/vehicle/sections/history/no-report-page";
import { CopySection, InfoAccordion } from "~/features/vehicle/sections/info/info-sections";
import { Example, State } from "../../frame/example";
import { UNBROKEN, useSample } from "../sample-words";

interface SectionsProps {
  readonly page: VehiclePageView;
  readonly announcement: string;
}

/** The sections of a vehicle's page; its calculators are on a page of their own. */
export function Sections({ page, announcement }: SectionsProps) {
  return (
    <>
      <Facts page={page} />
      <Words page={page} />
      <Example name="VehiclePlace">
        <State name="at the main yard">
          <VehiclePlace page={{ ...page, announcement: null }} />
        </State>
        <State name="away from the main yard">
          <VehiclePlace page={{ ...page, announcement }} />
        </State>
      </Example>
      <Example name="DealerCall">
        <State name="for sale">
          <DealerCall page={page} />
        </State>
        <State name="with nothing but the form">
          <DealerCall page={{ ...page, phone: null, email: null, dealerStock: null }} />
        </State>
      </Example>
      <Example name="VehicleLocation">
        <State name="with hours">
          <VehicleLocation page={page} />
        </State>
        <State name="its name alone">
          <VehicleLocation
            page={{ ...page, location: { ...page.location, address: null, hours: [], directionsHref: null } }}
          />
        </State>
      </Example>
      <Banner page={page} />
      <History />
    </>
  );
}

/** What the services of plug-ins show. */
function History() {
  const w = useSample();
  const documents: HistoryView["documents"] = [
    { key: "car-analysis", href: "/none" },
    { key: "ppsr-report", href: "/none" },
  ];
  return (
    <>
      <Example name="HistorySection">
        <State name="documents">
          <HistorySection view={{ gauge: null, documents }} />
        </State>
        <State name="the gauge asked for by script">
          <HistorySection view={{ gauge: "/none", documents }} />
        </State>
        <State name="nothing but the gauge">
          <HistorySection view={{ gauge: "/none", documents: [] }} />
        </State>
      </Example>
      <Example name="HistoryGaugePanel">
        <State name="best">
          <HistoryGaugePanel gauge={{ score: 100, label: w.label }} />
        </State>
        <State name="worst, with long words">
          <HistoryGaugePanel gauge={{ score: 0, label: `${w.long} ${UNBROKEN}` }} />
        </State>
      </Example>
      <Example name="NoReportPage">
        <State name="none">
          <NoReportPage title={w.label} about={w.label} text={w.sentence} backHref="/" />
        </State>
      </Example>
    </>
  );
}

type PageProps = Pick<SectionsProps, "page">;

function Facts({ page }: PageProps) {
  const w = useSample();
  const others = page.specs.filter(({ key }) => page.variantSpecs.every((spec) => spec.key !== key));
  const long = [...page.specs, { key: "long", label: w.long, value: UNBROKEN }];
  return (
    <>
      <Example name="KeyInformation">
        <State name="all of it">
          <KeyInformation rows={page.specs} />
        </State>
        <State name="long words">
          <KeyInformation rows={long} />
        </State>
        <State name="one">
          <KeyInformation rows={page.specs.slice(0, 1)} />
        </State>
      </Example>
      <Example name="DetailsBox">
        <State name="all of it">
          <DetailsBox rows={page.details} />
        </State>
      </Example>
      <Example name="Specifications">
        <State name="more than four: folded">
          <Specifications rows={[...page.variantSpecs, ...others]} />
        </State>
        <State name="two">
          <Specifications rows={page.specs.slice(0, 2)} />
        </State>
      </Example>
      <Example name="AllSpecifications">
        <State name="in groups">
          <AllSpecifications groups={[page.details, page.specs, page.variantSpecs]} />
        </State>
      </Example>
      <Example name="CarSummary">
        <State name="four figures">
          <CarSummary rows={page.summary} kind="car" />
        </State>
        <State name="long words">
          <CarSummary
            kind="truck"
            rows={page.facts.map((fact) => ({ ...fact, value: UNBROKEN.slice(0, 30) }))}
          />
        </State>
      </Example>
    </>
  );
}

function Words({ page }: PageProps) {
  const w = useSample();
  const block = { title: w.action, paragraphs: [w.sentence, w.long] };
  return (
    <>
      <Example name="Features">
        <State name="more than eight: folded">
          <Features view={page.features} />
        </State>
        <State name="a few, long words">
          <Features view={{ first: [w.short, w.long, UNBROKEN], groups: [], count: 3 }} />
        </State>
      </Example>
      <Example name="Comments">
        <State name="long: folded">
          <Comments comments={{ whole: [w.sentence, w.long, w.sentence], lead: [`${w.sentence} …`] }} />
        </State>
        <State name="short">
          <Comments comments={{ whole: [w.sentence], lead: null }} />
        </State>
      </Example>
      <Example name="InfoAccordion">
        <State name="the dealer's">
          <InfoAccordion entries={page.info} />
        </State>
        <State name="long words">
          <InfoAccordion
            entries={[
              {
                key: "long",
                title: w.long,
                rows: [],
                paragraphs: [UNBROKEN],
                link: { label: w.action, href: "/" },
              },
            ]}
          />
        </State>
      </Example>
      <Example name="CopySection">
        <State name="of the dealer's words">
          <CopySection id="copy" block={page.copy.whyBuy ?? page.copy.protect ?? block} />
        </State>
        <State name="sample words">
          <CopySection id="copy" block={block} />
        </State>
      </Example>
    </>
  );
}

function Banner({ page }: PageProps) {
  const w = useSample();
  const links = page.banner.length > 0 ? page.banner : [{ label: w.action, href: "/" }];
  return (
    <Example name="FeatureBanner" width="wide">
      <State name="some links">
        <FeatureBanner links={links} />
      </State>
    </Example>
  );
}
