import { useTranslation } from "~/i18n/translation";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { Icon } from "~/ui/icon/icon";
import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { flip, four, head, section, wrap } from "~/ui/theme/layout.css";
import { display } from "~/ui/theme/typography.css";
import { cardLabels } from "../card/card-labels";
import type { CardView } from "../card/card-view";
import { VehicleCard } from "../card/vehicle-card";
import { VehicleGallery } from "../gallery/vehicle-gallery";
import { PageSections } from "./page-sections";
import { Announcement } from "./vehicle-blocks";
import { blocks } from "./vehicle-blocks.css";
import * as css from "./vehicle-page.css";
import type { VehiclePageView } from "./vehicle-page-view";
import { MobileBar } from "./mobile-bar";
import { StickyBar, type StickySteps } from "./sticky-bar";
import { VehicleSide } from "./vehicle-side";
import { VehicleTitle } from "./vehicle-title";

export interface VehiclePageProps {
  readonly page: VehiclePageView;
  readonly similar: readonly CardView[];
  /** The site's `theme.layout.vehicle`: the mosaic has its title above the pictures. */
  readonly layout: "sidebar" | "stage" | "mosaic";
  /** The site's `vehicle.mobileBar`; empty where sticky bars are off (VDP-38). */
  readonly mobileBar: readonly string[];
  /** Null where sticky bars are off. */
  readonly sticky: StickySteps | null;
}

/** A vehicle's page (V §2): pictures, price and contact, facts; of a sold one what else there is (VDP-28 to VDP-30). */
export function VehiclePage({ page, similar, layout, mobileBar, sticky }: VehiclePageProps) {
  const { t } = useTranslation();
  const onTop = layout === "mosaic";
  return (
    <>
      <div className={classNames(wrap, css.page)}>
        <Breadcrumbs items={page.crumbs} label={t("vehicle.breadcrumb")} className={css.crumbs} />
        <div className={css.grid}>
          {onTop ? <VehicleTitle page={page} onTop /> : null}
          <VehicleGallery
            gallery={page.gallery}
            pictures={page.pictures}
            drawing={page.drawing}
            state={page.state}
          />
          <VehicleSide page={page} withTitle={!onTop} />
          <div className={blocks}>
            <Announcement page={page} />
            <PageSections page={page} />
          </div>
        </div>
      </div>
      <Similar page={page} cards={similar} />
      <MobileBar page={page} keys={mobileBar} />
      {sticky === null || page.state === "sold" ? null : <StickyBar page={page} steps={sticky} />}
    </>
  );
}

function Similar({ page, cards }: { readonly page: VehiclePageView; readonly cards: readonly CardView[] }) {
  const { t } = useTranslation();
  const labels = cardLabels(t);
  if (cards.length === 0) return null;
  return (
    <section className={classNames(section, css.similar)}>
      <div className={wrap}>
        <div className={head}>
          <h2 className={display.d3}>
            {page.state === "sold" ? t("vehicle.soldAlternative") : t("vehicle.similarTitle")}
          </h2>
          <TextLink href={page.similarHref}>
            {t("vehicle.seeSimilar")}
            <Icon name="arrow-right" size="sm" className={flip} />
          </TextLink>
        </div>
        <div className={four}>
          {cards.map((card) => (
            <VehicleCard key={card.id} card={card} labels={labels} />
          ))}
        </div>
      </div>
    </section>
  );
}
