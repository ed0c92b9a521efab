import { useTranslation } from "~/i18n/translation";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { classNames } from "~/ui/theme/class-names";
import { wrap } from "~/ui/theme/layout.css";
import { VehicleGallery } from "../gallery/vehicle-gallery";
import type { SimilarView } from "../sections/similar/similar-view";
import { LaterBlocks, LaterSimilar } from "./later-parts";
import { PaperFoot, PaperHead } from "./print/paper";
import "./print/vehicle-print.css";
import * as css from "./vehicle-page.css";
import type { VehiclePageView } from "./vehicle-page-view";
import { VehicleSide } from "./vehicle-side";
import { VehicleTitle } from "./vehicle-title";

export interface VehiclePageProps {
  readonly page: VehiclePageView;
  /** Null where the page has none. */
  readonly similar: SimilarView | null;
  /** The site's `theme.layout.vehicle`: the mosaic has its title above the pictures. */
  readonly layout: "sidebar" | "stage" | "mosaic";
}

/**
 * A vehicle's page: pictures, price and contact, facts. Of one that is gone what else there is comes first, then whom to ask
 * (VDP-28 to VDP-30).
 */
export function VehiclePage({ page, similar, layout }: VehiclePageProps) {
  const { t } = useTranslation();
  const onTop = layout === "mosaic";
  const isGone = page.absence !== null;
  return (
    <>
      <div className={classNames(wrap, css.page)}>
        <PaperHead page={page} />
        <Breadcrumbs items={page.crumbs} label={t("vehicle.breadcrumb")} className={css.crumbs} />
        <div className={css.grid}>
          {onTop ? <VehicleTitle page={page} onTop /> : null}
          <VehicleGallery
            gallery={page.gallery}
            pictures={page.pictures}
            drawing={page.drawing}
            askPhotos={page.askPhotos}
            state={page.state}
            offer={{
              title: page.title,
              price: isGone ? null : page.price,
              enquire: isGone ? null : page.forms.enquire,
            }}
          />
          <VehicleSide page={page} withTitle={!onTop} />
          {isGone ? null : <LaterBlocks page={page} />}
        </div>
        <PaperFoot page={page} />
      </div>
      {similar === null ? null : <LaterSimilar view={similar} />}
      {isGone ? (
        <div className={classNames(wrap, css.below)}>
          <LaterBlocks page={page} />
        </div>
      ) : null}
    </>
  );
}
