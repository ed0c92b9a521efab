import { BlogPage, PostPage } from "~/features/content/blog-page";
import { BrandsPage } from "~/features/content/brands-page";
import { TextPage } from "~/features/content/text-page";
import { DirectoryPage } from "~/features/locations/directory-page";
import { LocationPage } from "~/features/locations/location-page";
import { LocationsPage } from "~/features/locations/locations-page";
import type { SitePageView } from "./site-page-view";

/** Draws a page of the dealer's configuration or content. */
export function SitePage({ view }: { readonly view: SitePageView }) {
  switch (view.kind) {
    case "text":
      return <TextPage page={view.page} />;
    case "blog":
      return <BlogPage view={view.page} />;
    case "post":
      return <PostPage view={view.page} />;
    case "brands":
      return <BrandsPage view={view.page} />;
    case "locations":
      return <LocationsPage view={view.page} />;
    case "location":
      return <LocationPage view={view.page} />;
    case "directory":
      return <DirectoryPage view={view.page} />;
  }
}
