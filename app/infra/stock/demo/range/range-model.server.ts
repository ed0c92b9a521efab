import type { ModelFrontMatter } from "~/domain/catalogue/model-front-matter";

/** What of a model's page is said of its vehicles. */
export type RangeModel = Pick<
  ModelFrontMatter,
  "make" | "name" | "stockName" | "facts" | "badges" | "specifications"
>;
