import type { CardLabels } from "~/features/vehicle/card/card-labels";
import type { CardView } from "~/features/vehicle/card/card-view";
import { VehicleCard } from "~/features/vehicle/card/vehicle-card";

/**
 * Draws a watched vehicle as listings do, but without a save button: it is saved already, and has a button that removes
 * it.
 */
export function watchedCard(labels: CardLabels, headingLevel: 2 | 3) {
  return function renderCard({ controls, ...card }: CardView, index: number) {
    const save = controls.save?.watchlist == null ? controls.save : null;
    return (
      <VehicleCard
        card={{ ...card, controls: { ...controls, save } }}
        labels={labels}
        headingLevel={headingLevel}
        priority={index === 0 || "early"}
      />
    );
  };
}
