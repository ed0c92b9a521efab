import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/button/button";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import { textLinkClass } from "~/ui/text-link/text-link";
import { FramedPage } from "~/ui/framed-page/framed-page";
import { pageHead } from "~/ui/framed-page/framed-page.css";
import { classNames } from "~/ui/theme/class-names";
import { row } from "~/ui/theme/layout.css";
import { display, lead } from "~/ui/theme/typography.css";
import { BlogCards } from "./blog-cards";
import { meta, topic } from "./blog-cards.css";
import * as css from "./blog.css";
import type { BlogPageView, PostPageView } from "./content-views";
import { ProseWithContents } from "./prose";

/** The blog, or one category of it. */
export function BlogPage({ view }: { readonly view: BlogPageView }) {
  return (
    <FramedPage frame={view.frame}>
      <div className={pageHead}>
        <h1 className={display.d4}>{view.title}</h1>
        <p className={lead}>{view.intro}</p>
      </div>
      <Tabs view={view} />
      <BlogCards cards={view.cards} firstWide level="h2" />
      <p className={css.feed}>
        <a href={view.feed.href} className={textLinkClass}>
          {view.feed.label}
        </a>
      </p>
    </FramedPage>
  );
}

function Tabs({ view: { tabs } }: { readonly view: BlogPageView }) {
  if (tabs.items.length === 0) return <div className={css.tabs} />;
  return (
    <nav aria-label={tabs.label}>
      <ul className={css.tabs}>
        {tabs.items.map(({ label, href, current }) => (
          <li key={href}>
            <Link to={href} className={css.tab} aria-current={current ? "page" : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PostPageProps {
  readonly view: PostPageView;
  /** The vehicles that it leads on to. */
  readonly stock?: ReactNode;
}

/** One post. */
export function PostPage({ view, stock = null }: PostPageProps) {
  return (
    <FramedPage frame={view.frame}>
      <article className={css.article}>
        <header className={css.articleHead}>
          <p className={meta}>
            <Link to={view.category.href} className={topic}>
              {view.category.label}
            </Link>
            <time dateTime={view.isoDate}>{view.date}</time>
            <span>{view.length}</span>
          </p>
          <h1 className={display.d4}>{view.title}</h1>
          <p className={lead}>{view.intro}</p>
          <p className={meta}>{view.author}</p>
        </header>
        <Picture
          {...view.image}
          className={css.hero}
          sizes="(max-width: 1480px) 94vw, 1400px"
          minWidth={480}
          priority
        />
        <div className={css.articleBody}>
          <ProseWithContents prose={view.prose}>
            {view.links.length === 0 ? null : (
              <div className={classNames(row, css.ways)}>
                {view.links.map(({ href, label }) => (
                  <ButtonLink key={href} href={href}>
                    {label}
                  </ButtonLink>
                ))}
              </div>
            )}
          </ProseWithContents>
        </div>
      </article>
      {stock === null ? null : <div className={css.more}>{stock}</div>}
      {view.more === null ? null : (
        <section className={css.more} aria-labelledby="more-title">
          <h2 className={display.d2} id="more-title">
            {view.more.title}
          </h2>
          <BlogCards cards={view.more.cards} level="h3" />
        </section>
      )}
    </FramedPage>
  );
}
