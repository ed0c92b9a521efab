import type { CardLabels } from "~/features/vehicle/card/card-labels";
import type { CardView } from "~/features/vehicle/card/card-view";
import { VehicleCard } from "~/features/vehicle/card/vehicle-card";

/** Draws a watched vehicle as listings do. */
export function watchedCard(labels: CardLabels, headingLevel: 2 | 3) {
  return function renderCard(card: CardView, index: number) {
    return (
      <VehicleCard
        card={card}
        labels={labels}
        headingLevel={headingLevel}
        priority={index === 0 || "early"}
      />
    );
  };
}
