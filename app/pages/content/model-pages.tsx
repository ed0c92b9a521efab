import { ProseText } from "~/features/content/prose";
import { ModelPage } from "~/features/models/model-page";
import type { BrandOverviewView, ModelPageView } from "~/features/models/model-views";
import { OverviewPage } from "~/features/models/overview-page";
import { RangePage } from "~/features/models/range-page";
import { cardLabels } from "~/features/vehicle/card/card-labels";
import type { CardView } from "~/features/vehicle/card/card-view";
import { VehicleCard } from "~/features/vehicle/card/vehicle-card";
import { useTranslation } from "~/i18n/translation";
import { MODEL_PAGES_ID } from "./model-pages-id";
import type { ModelSitePage } from "./site-page-view";

const SIZES = "(max-width: 720px) 82vw, (max-width: 1080px) 46vw, 320px";

/** Draws the range, a model or a make. */
export function ModelPages({ view }: { readonly view: ModelSitePage }) {
  return <div id={MODEL_PAGES_ID}>{drawn(view)}</div>;
}

function drawn(view: ModelSitePage) {
  switch (view.kind) {
    case "models":
      return <RangePage view={view.page} />;
    case "model":
      return <Model view={view.page} />;
    case "brandOverview":
      return <Overview view={view.page} />;
  }
}

/** A model's page with the cards of its vehicles and its text. */
function Model({ view }: { readonly view: ModelPageView<CardView> }) {
  const { t } = useTranslation();
  const labels = cardLabels(t);
  return (
    <ModelPage
      view={view}
      renderCard={(card) => <VehicleCard key={card.id} card={card} labels={labels} sizes={SIZES} />}
      renderText={(html) => <ProseText html={html} />}
    />
  );
}

function Overview({ view }: { readonly view: BrandOverviewView<CardView> }) {
  const { t } = useTranslation();
  const labels = cardLabels(t);
  return (
    <OverviewPage
      view={view}
      renderCard={(card) => <VehicleCard key={card.id} card={card} labels={labels} sizes={SIZES} />}
    />
  );
}
