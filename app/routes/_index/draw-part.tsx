import { PostsBlock } from "~/features/content/posts-block";
import { LocationBlock } from "~/features/locations/location-block";
import { ReviewsSection } from "~/features/reviews/reviews-section";
import { emailDialog } from "../$/email-dialog";
import type { HomePart } from "./home-part";

/** A block of the home page that another feature draws. */
export function drawPart(part: HomePart) {
  switch (part.kind) {
    case "reviews":
      return <ReviewsSection view={part.view} />;
    case "locations":
      return <LocationBlock view={part.view} renderEmailDialog={emailDialog} />;
    case "posts":
      return <PostsBlock view={part.view} />;
  }
}
