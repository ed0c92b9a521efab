import type { FeatureGroup } from "~/domain/vehicle/features/feature-group";
import { groupFeatures } from "~/domain/vehicle/features/feature-groups";
import { standoutFeatures } from "~/domain/vehicle/features/standout-features";
import type { Translator } from "~/i18n/translator";

/** How many features stand there at first (SPEC-03). */
const FEATURES_AT_FIRST = 8;

/** What a vehicle has, ready to print. */
export interface FeaturesView {
  /** What stands out, the most first. */
  readonly first: readonly string[];
  /** All of it under headings; empty when the first ones are all. */
  readonly groups: readonly {
    readonly group: FeatureGroup;
    readonly label: string;
    readonly features: readonly string[];
  }[];
  /** How many there are. */
  readonly count: number;
}

/** A vehicle's features: eight that stand out, and all of them by what they are for (SPEC-03). None stands twice. */
export function featuresView(equipment: readonly string[], t: Translator): FeaturesView {
  const features = [...new Set(equipment.map((feature) => feature.trim()).filter(Boolean))];
  const groups = features.length <= FEATURES_AT_FIRST ? [] : groupFeatures(features, (feature) => feature);
  return {
    first: standoutFeatures(features, FEATURES_AT_FIRST),
    groups: groups.map(({ group, features: own }) => ({
      group,
      label: t(`features.${group}`),
      features: standoutFeatures(own, own.length),
    })),
    count: features.length,
  };
}
