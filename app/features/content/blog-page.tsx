import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { ButtonLink } from "~/ui/button/button";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import { textLinkClass } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { row, wrap } from "~/ui/theme/layout.css";
import { display, lead } from "~/ui/theme/typography.css";
import * as css from "./blog.css";
import type { BlogCardView, BlogPageView, PostPageView } from "./content-views";
import { Prose } from "./prose";
import * as page from "./text-page.css";

/** The blog, or one category of it. */
export function BlogPage({ view }: { readonly view: BlogPageView }) {
  return (
    <div className={classNames(wrap, page.page)}>
      <Breadcrumbs items={view.frame.crumbs} label={view.frame.crumbsLabel} className={page.crumbs} />
      <div className={css.top}>
        <div className={page.head}>
          <h1 className={display.d4}>{view.title}</h1>
          <p className={lead}>{view.intro}</p>
        </div>
        <a href={view.feed.href} className={textLinkClass}>
          {view.feed.label}
        </a>
      </div>
      <Tabs view={view} />
      <BlogCards cards={view.cards} firstWide level="h2" />
    </div>
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

interface BlogCardsProps {
  readonly cards: readonly BlogCardView[];
  readonly firstWide?: boolean;
  readonly level: "h2" | "h3";
}

/** Posts as cards (BLOG-03). */
export function BlogCards({ cards, firstWide = false, level }: BlogCardsProps) {
  return (
    <ul className={css.grid}>
      {cards.map((card, index) => {
        const wide = firstWide && index === 0;
        return (
          <li key={card.href} className={classNames(css.cell, wide && css.first)}>
            <BlogCard card={card} wide={wide} level={level} />
          </li>
        );
      })}
    </ul>
  );
}

function BlogCard({
  card,
  wide,
  level: Heading,
}: {
  readonly card: BlogCardView;
  readonly wide: boolean;
  readonly level: "h2" | "h3";
}) {
  const sizes = wide
    ? "(max-width: 1080px) 94vw, 860px"
    : "(max-width: 720px) 94vw, (max-width: 1080px) 46vw, 460px";
  return (
    <article className={classNames(css.card, wide && css.wide)}>
      <Picture {...card.image} className={css.photo} sizes={sizes} priority={wide} />
      <div className={css.words}>
        <p className={css.meta}>
          <span className={css.topic}>{card.category}</span>
          <time dateTime={card.isoDate}>{card.date}</time>
        </p>
        <Heading className={wide ? display.d3 : display.d1}>
          <Link to={card.href} className={css.cardLink}>
            {card.heading}
          </Link>
        </Heading>
        <p className={css.cardText}>{card.description}</p>
      </div>
    </article>
  );
}

/** One post. */
export function PostPage({ view }: { readonly view: PostPageView }) {
  return (
    <div className={classNames(wrap, page.page)}>
      <Breadcrumbs items={view.frame.crumbs} label={view.frame.crumbsLabel} className={page.crumbs} />
      <article className={css.article}>
        <header className={css.articleHead}>
          <p className={css.meta}>
            <Link to={view.category.href} className={css.topic}>
              {view.category.label}
            </Link>
            <time dateTime={view.isoDate}>{view.date}</time>
            <span>{view.length}</span>
          </p>
          <h1 className={display.d4}>{view.title}</h1>
          <p className={lead}>{view.intro}</p>
          <p className={css.meta}>{view.author}</p>
        </header>
        <Picture
          {...view.image}
          className={css.hero}
          sizes="(max-width: 1480px) 94vw, 1400px"
          minWidth={480}
          priority
        />
        <div className={css.articleBody}>
          <Prose prose={view.prose}>
            {view.links.length === 0 ? null : (
              <div className={classNames(row, css.ways)}>
                {view.links.map(({ href, label }) => (
                  <ButtonLink key={href} href={href}>
                    {label}
                  </ButtonLink>
                ))}
              </div>
            )}
          </Prose>
        </div>
      </article>
      {view.more === null ? null : (
        <section className={css.more} aria-labelledby="more-title">
          <h2 className={display.d2} id="more-title">
            {view.more.title}
          </h2>
          <BlogCards cards={view.more.cards} level="h3" />
        </section>
      )}
    </div>
  );
}
