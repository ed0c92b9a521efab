import { useTranslation } from "~/i18n/translation";
import { ProseText } from "~/features/content/prose";
import { ModelPage } from "~/features/models/model-page";
import type { ModelPageView } from "~/features/models/model-views";
import { cardLabels } from "~/features/vehicle/card/card-labels";
import type { CardView } from "~/features/vehicle/card/card-view";
import { VehicleCard } from "~/features/vehicle/card/vehicle-card";

const SIZES = "(max-width: 720px) 82vw, (max-width: 1080px) 46vw, 320px";

/** A model's page with the cards of its vehicles and its text. */
export function ModelView({ view }: { readonly view: ModelPageView<CardView> }) {
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
