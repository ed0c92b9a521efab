import { useEffect, useRef, useState } from "react";
import type { SpotView } from "~/features/vehicle/gallery/gallery-view";
import { SpinSlider } from "~/features/vehicle/gallery/spin/spin-slider";
import { Spots } from "~/features/vehicle/gallery/spots/spots";
import { VehicleGallery } from "~/features/vehicle/gallery/vehicle-gallery";
import { CallButton } from "~/features/vehicle/page/contact/call-button";
import { MobileBar } from "~/features/vehicle/page/contact/mobile-bar";
import { PhonePage } from "~/features/vehicle/page/contact/phone-page";
import { StickyBar } from "~/features/vehicle/page/contact/sticky-bar";
import { VehicleButtons } from "~/features/vehicle/page/contact/vehicle-buttons";
import { KeepTools } from "~/features/vehicle/page/keep-tools";
import { VehiclePage } from "~/features/vehicle/page/vehicle-page";
import type { VehiclePageView } from "~/features/vehicle/page/vehicle-page-view";
import { VehicleSide } from "~/features/vehicle/page/vehicle-side";
import { VehicleTitle } from "~/features/vehicle/page/vehicle-title";
import { PrintPage, type PrintPageProps } from "~/features/vehicle/print/print-page";
import { VehicleTools } from "~/features/vehicle/share/vehicle-tools";
import { Picture } from "~/ui/picture/picture";
import { Example, State } from "../../frame/example";
import { bar, box, over } from "../examples.css";
import { useSample } from "../sample-words";

export interface PagesProps {
  readonly pages: Readonly<Record<"whole" | "sold" | "bare" | "long" | "reduced", VehiclePageView>>;
  readonly layout: "sidebar" | "stage" | "mosaic";
  readonly mobileBar: readonly string[];
  /** Null where the dealer prints nothing. */
  readonly print: PrintPageProps | null;
}

const STATES = {
  whole: "for sale",
  reduced: "reduced",
  sold: "sold",
  bare: "without pictures",
  long: "long words",
} as const;
// `Object.keys` forgets what the keys are.
const NAMES = Object.keys(STATES) as (keyof typeof STATES)[];

/** What stands at the top of a vehicle's page, part by part. */
export function PageParts({ pages, mobileBar }: PagesProps) {
  const { whole, reduced, long, bare } = pages;
  return (
    <>
      <Example name="VehicleSide">
        {NAMES.map((name) => (
          <State key={name} name={STATES[name]}>
            <VehicleSide page={pages[name]} withTitle />
          </State>
        ))}
      </Example>
      <Example name="VehicleTitle">
        <State name="beside the pictures">
          <VehicleTitle page={reduced} onTop={false} />
        </State>
        <State name="above the pictures, long words, counted views">
          <VehicleTitle
            page={{ ...long, views: { count: 1_284, countPath: "/none", locale: "en-AU" }, fuel: "Hybrid" }}
            onTop
          />
        </State>
      </Example>
      <Example name="VehicleGallery">
        <State name="with everything there is">
          <Viewer page={whole} />
        </State>
        <State name="sold">
          <Viewer page={pages.sold} />
        </State>
        <State name="nothing to show">
          <Viewer page={bare} />
        </State>
      </Example>
      <SpinParts page={whole} />
      <Example name="VehicleButtons, CallButton">
        <State name="the dealer's buttons">
          <VehicleButtons ranks={whole.ranks} phone={whole.phone} />
        </State>
        {whole.phone === null ? null : (
          <State name="a masked number">
            <CallButton phone={whole.phone} />
          </State>
        )}
      </Example>
      <Example name="VehicleTools, KeepTools">
        <State name="what is taken along">
          <VehicleTools view={whole.share}>
            <KeepTools page={whole} />
          </VehicleTools>
        </State>
      </Example>
      <Example name="MobileBar, StickyBar" about="One on phones; one with script, once the page is scrolled.">
        <State name="on a stage of their own">
          <div className={bar}>
            <MobileBar page={whole} keys={mobileBar} />
            <StickyBar page={whole} steps={{ shows: 0, turnsCompact: null }} />
          </div>
        </State>
      </Example>
    </>
  );
}

/** What script lays over a turntable. */
function SpinParts({ page: { pictures } }: { readonly page: VehiclePageView }) {
  const w = useSample();
  const slider = useRef<HTMLInputElement>(null);
  const [frame, turn] = useState(9);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const spot = (description: string, x: number, y: number): SpotView => ({
    description,
    anchors: [],
    places: [[x, y]],
  });
  const [picture] = pictures;
  return (
    <>
      <Example name="Spots, SpotList" about="They come with script: press one.">
        <State name="three">
          <div className={over}>
            {picture === undefined ? null : (
              <Picture {...picture} width={1200} height={900} sizes="440px" className={box} />
            )}
            {isAlive ? (
              <Spots
                frame={0}
                spots={[spot(w.short, 0.2, 0.3), spot(w.sentence, 0.5, 0.6), spot(w.long, 0.8, 0.4)]}
              />
            ) : null}
          </div>
        </State>
      </Example>
      <Example name="SpinSlider">
        <State name="a quarter">
          <SpinSlider input={slider} frame={frame} count={36} onFrame={turn} />
        </State>
      </Example>
    </>
  );
}

function Viewer({ page }: { readonly page: VehiclePageView }) {
  const { gallery, pictures, drawing, state, title, price, forms } = page;
  const offer = { title, price, enquire: forms.enquire };
  return <VehicleGallery {...{ gallery, pictures, drawing, state, offer }} askPhotos={page.askPhotos} />;
}

/** Whole pages. */
export function WholePages({ pages, layout, print }: PagesProps) {
  const { whole } = pages;
  const phones = whole.phone === null ? [] : [whole.phone];
  return (
    <>
      <Example name="VehiclePage" width="page" about="Its sections are on the next pages of the gallery.">
        {(["whole", "sold"] as const).map((name) => (
          <State key={name} name={STATES[name]}>
            <VehiclePage page={{ ...pages[name], sections: [] }} similar={null} layout={layout} />
          </State>
        ))}
      </Example>
      <Example name="PhonePage" about="For those without script.">
        {phones.flatMap((number) =>
          [false, true].map((revealed) => (
            <State key={String(revealed)} name={revealed ? "revealed" : "masked"}>
              <PhonePage phone={number} name={whole.title} backHref="/" revealed={revealed} />
            </State>
          )),
        )}
      </Example>
      <Example name="PrintPage" width="page">
        {print === null ? null : (
          <State name="a sheet">
            <PrintPage {...print} />
          </State>
        )}
      </Example>
    </>
  );
}
