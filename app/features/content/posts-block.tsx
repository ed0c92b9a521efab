import { Icon } from "~/ui/icon/icon";
import { TextLink } from "~/ui/text-link/text-link";
import { flip, head, section, stackSm, wrap } from "~/ui/theme/layout.css";
import { display, muted } from "~/ui/theme/typography.css";
import { BlogCards } from "./blog-cards";
import type { PostsBlockView } from "./content-views";

/** The newest posts on a page about something else (BLOG-03). */
export function PostsBlock({ view: { title, text, cards, more } }: { readonly view: PostsBlockView }) {
  return (
    <section className={section}>
      <div className={wrap}>
        <div className={head}>
          <div className={stackSm}>
            <h2 className={display.d3}>{title}</h2>
            {text === "" ? null : <p className={muted}>{text}</p>}
          </div>
          {more === null ? null : (
            <TextLink href={more.href}>
              {more.label}
              <Icon name="arrow-right" size="sm" className={flip} />
            </TextLink>
          )}
        </div>
        <BlogCards cards={cards} level="h3" />
      </div>
    </section>
  );
}
