/**
 * What models are found under by `?body=` (ROUTE-37): the values of the specification, the categories that have none
 * (OPEN-36), and those of caravans.
 */
export const MODEL_SEGMENTS = [
  "suv",
  "trucks",
  "vans",
  "people movers",
  "cars",
  "performance",
  "electric",
  "hybrid",
  "caravans",
  "off-road",
  "family",
  "future vehicles",
] as const;
