import { PostsBlock } from "~/features/content/posts-block";
import { LaterLocationBlock } from "~/features/locations/later-location-block";
import { LaterReviews } from "~/features/reviews/later-reviews";
import { emailDialog } from "~/pages/form/email-dialog";
import type { HomePart } from "./home-part";

/** A block of the home page that another feature draws. */
export function drawPart(part: HomePart) {
  switch (part.kind) {
    case "reviews":
      return <LaterReviews view={part.view} />;
    case "locations":
      return <LaterLocationBlock view={part.view} renderEmailDialog={emailDialog} />;
    case "posts":
      return <PostsBlock view={part.view} />;
  }
}
