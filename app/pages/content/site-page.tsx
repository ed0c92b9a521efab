import type { ReactNode } from "react";
import type { ReviewsView } from "~/domain/review/reviews-view";
import { BlogPage, PostPage } from "~/features/content/blog-page";
import { BrandsPage } from "~/features/content/brands-page";
import { TextPage } from "~/features/content/text-page";
import { DirectoryPage } from "~/features/locations/directory/directory-page";
import { LocationPage } from "~/features/locations/yard/location-page";
import { LocationsPage } from "~/features/locations/locations-page";
import { ReviewsSection } from "~/features/reviews/reviews-section";
import { emailDialog } from "~/pages/form/email-dialog";
import { LaterPostStock } from "./later-post-stock";
import { SITE_PAGE_ID } from "./site-page-id";
import type { PlainSitePage } from "./site-page-view";

/** Draws a page of the dealer's configuration or content, but for those about models. */
export function SitePage({ view }: { readonly view: PlainSitePage }) {
  return <div id={SITE_PAGE_ID}>{drawn(view)}</div>;
}

function drawn(view: PlainSitePage) {
  switch (view.kind) {
    case "text":
      return <TextPage page={view.page} />;
    case "blog":
      return <BlogPage view={view.page} />;
    case "post":
      return (
        <PostPage
          view={view.page}
          stock={view.stock === null ? null : <LaterPostStock view={view.stock} />}
        />
      );
    case "brands":
      return <BrandsPage view={view.page} />;
    case "locations":
      return withReviews(<LocationsPage view={view.page} />, view.page.reviews);
    case "location":
      return withReviews(
        <LocationPage view={view.page} renderEmailDialog={emailDialog} />,
        view.page.reviews,
      );
    case "directory":
      return <DirectoryPage view={view.page} />;
  }
}

function withReviews(page: ReactNode, reviews: ReviewsView | null) {
  return (
    <>
      {page}
      {reviews === null ? null : <ReviewsSection view={reviews} />}
    </>
  );
}
