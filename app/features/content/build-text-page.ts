import type { ContentPage, FaqTopic } from "~/domain/content/site-content";
import { pagePath } from "~/domain/tenant/page-paths";
import type { FaqGroupView, ProseView, TextPageView } from "./content-views";
import { longDate } from "~/domain/time/long-date";
import { absolute, absolutePicture, pageFrame, type PageSite } from "~/domain/content/page-frame";
import { pageLinks } from "~/domain/content/page-links";

/** A page of words as it is printed. */
export function buildTextPage(page: ContentPage, site: PageSite): TextPageView {
  const { config, content, t } = site;
  const path = page.path ?? (page.page === undefined ? null : pagePath(config, page.page)) ?? "/";
  const topics = content.faqs.filter(({ name }) => name === page.faqs);
  const related = pageLinks(config, page.related);
  return {
    frame: pageFrame(site, {
      title: page.title,
      description: page.description,
      path,
      image: page.image?.src ?? null,
      entities: [webPage(page, site, path), ...faqEntities(topics)],
    }),
    kicker: page.kicker,
    title: page.title,
    intro: page.intro,
    image: page.image,
    facts: page.facts,
    actions: pageLinks(config, page.actions),
    prose: proseView(page, site),
    updated:
      page.updated === null
        ? null
        : t("content.updated", { date: longDate(page.updated, config.site.locale) }),
    faqs: faqGroups(topics),
    related: related.length === 0 ? null : { title: t("content.related"), links: related },
  };
}

/** The page of all questions; its words come from `content/pages` where there is a page `faq`. */
export function buildFaqPage(site: PageSite): TextPageView {
  const { content, t, config } = site;
  const words = content.pages.find(({ page }) => page === "faq");
  const title = words?.title ?? t("content.faq.title");
  const description = words?.description ?? t("content.faq.description", { name: config.site.name });
  const view = words === undefined ? null : buildTextPage({ ...words, faqs: null }, site);
  return {
    ...(view ?? EMPTY),
    frame: pageFrame(site, {
      title,
      description,
      path: pagePath(config, "faq") ?? "/faq",
      image: words?.image?.src ?? null,
      entities: faqEntities(content.faqs),
    }),
    title,
    intro: words?.intro ?? description,
    prose: {
      html: view?.prose.html ?? "",
      contents: faqContents(content.faqs),
      contentsLabel: t("content.contents"),
    },
    faqs: faqGroups(content.faqs),
  };
}

const EMPTY = { kicker: "", image: null, facts: [], actions: [], updated: null, related: null } as const;

function faqContents(topics: readonly FaqTopic[]): ProseView["contents"] {
  return topics.length < 3 ? [] : topics.map(({ name, title }) => ({ id: `faq-${name}`, text: title }));
}

function faqGroups(topics: readonly FaqTopic[]): readonly FaqGroupView[] {
  return topics.map(({ name, title, faqs }) => ({
    id: `faq-${name}`,
    title,
    items: faqs.map(({ id, question, answerHtml }) => ({ id, question, html: answerHtml })),
  }));
}

function proseView({ prose, contents }: ContentPage, { t }: PageSite): ProseView {
  return {
    html: prose.html,
    contents: contents ? prose.headings : [],
    contentsLabel: t("content.contents"),
  };
}

function webPage(page: ContentPage, { config }: PageSite, path: string) {
  return {
    "@type": page.page === "about" ? "AboutPage" : "WebPage",
    name: page.title,
    description: page.description,
    url: absolute(config, path),
    ...(page.updated === null ? {} : { dateModified: page.updated }),
    ...(page.image === null ? {} : { image: absolutePicture(config, page.image.src) }),
  };
}

/** One FAQPage for all questions of a page; none without questions. */
function faqEntities(topics: readonly FaqTopic[]): readonly object[] {
  const faqs = topics.flatMap((topic) => topic.faqs);
  if (faqs.length === 0) return [];
  const mainEntity = faqs.map(({ question, answerText }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answerText },
  }));
  return [{ "@type": "FAQPage", mainEntity }];
}
