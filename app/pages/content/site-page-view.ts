import type {
  BlogPageView,
  BrandsPageView,
  PostPageView,
  TextPageView,
} from "~/features/content/content-views";
import type { BrandOverviewView, ModelPageView, RangePageView } from "~/features/models/model-views";
import type { CardView } from "~/features/vehicle/card/card-view";
import type {
  DirectoryPageView,
  LocationPageView,
  LocationsPageView,
} from "~/features/locations/location-views";

/** A page of the dealer's configuration or content, by what draws it. */
export type SitePageView = PlainSitePage | ModelSitePage;

/** A page that is about no model. */
export type PlainSitePage =
  | { readonly kind: "text"; readonly page: TextPageView }
  | { readonly kind: "blog"; readonly page: BlogPageView }
  | { readonly kind: "post"; readonly page: PostPageView; readonly stock: PostStockView | null }
  | { readonly kind: "brands"; readonly page: BrandsPageView }
  | { readonly kind: "locations"; readonly page: LocationsPageView }
  | { readonly kind: "location"; readonly page: LocationPageView }
  | { readonly kind: "directory"; readonly page: DirectoryPageView };

/** Vehicles that a post leads on to. */
export interface PostStockView {
  readonly title: string;
  readonly more: { readonly href: string; readonly label: string };
  readonly cards: readonly CardView[];
}

/** A page about models. */
export type ModelSitePage =
  | { readonly kind: "models"; readonly page: RangePageView }
  | { readonly kind: "model"; readonly page: ModelPageView<CardView> }
  | { readonly kind: "brandOverview"; readonly page: BrandOverviewView<CardView> };

/** Whether a page is about models: those are drawn by themselves. */
export function isModelPage(view: SitePageView): view is ModelSitePage {
  return view.kind === "models" || view.kind === "model" || view.kind === "brandOverview";
}
