/** The groups that a vehicle's features are shown in, in their order; `other` is what no list knows. */
export const FEATURE_GROUPS = ["safety", "comfort", "technology", "outside", "other"] as const;
/** One of {@link FEATURE_GROUPS}. */
export type FeatureGroup = (typeof FEATURE_GROUPS)[number];
