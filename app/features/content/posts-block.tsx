import { SectionHead } from "~/ui/section-head/section-head";
import { section, wrap } from "~/ui/theme/layout.css";
import { BlogCards } from "./blog-cards";
import type { PostsBlockView } from "./content-views";

/** The newest posts on a page about something else (BLOG-03). */
export function PostsBlock({ view: { cards, ...head } }: { readonly view: PostsBlockView }) {
  return (
    <section className={section}>
      <div className={wrap}>
        <SectionHead {...head} />
        <BlogCards cards={cards} level="h3" />
      </div>
    </section>
  );
}
