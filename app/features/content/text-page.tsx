import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import { FramedPage } from "~/ui/framed-page/framed-page";
import { kicker, pageHead } from "~/ui/framed-page/framed-page.css";
import { FigureList } from "~/ui/framed-page/figure-list";
import { classNames } from "~/ui/theme/class-names";
import { flip, row, wrap } from "~/ui/theme/layout.css";
import { display, lead, muted, small, strong } from "~/ui/theme/typography.css";
import type { FaqGroupView, TextPageView } from "./content-views";
import { ProseWithContents, ProseText } from "./prose";
import * as css from "./text-page.css";

/** A page of the dealer's words: company, legal and information pages, and the questions and answers. */
export function TextPage({ page, children }: { readonly page: TextPageView; readonly children?: ReactNode }) {
  const hasProse = page.prose.html !== "";
  return (
    <FramedPage frame={page.frame}>
      <TextHead page={page} />
      <div className={css.body}>
        {hasProse || page.updated !== null ? (
          <ProseWithContents prose={page.prose}>
            {page.updated === null ? null : <p className={css.updated}>{page.updated}</p>}
          </ProseWithContents>
        ) : null}
        {page.faqs.length === 0 ? null : <FaqGroups groups={page.faqs} />}
        {children}
        {page.related === null ? null : <Related related={page.related} />}
      </div>
    </FramedPage>
  );
}

/** The words of a page below something else, such as a form. Short texts start at that thing's edge. */
export function TextBelow({ page }: { readonly page: TextPageView }) {
  return (
    <div className={wrap}>
      <TextBeside page={page} />
    </div>
  );
}

/** The words of a page within something else's edges, such as above a form. */
export function TextBeside({ page }: { readonly page: TextPageView }) {
  return (
    <div className={css.below}>
      <FigureList facts={page.facts} />
      {page.prose.contents.length === 0 ? (
        <ProseText html={page.prose.html} />
      ) : (
        <ProseWithContents prose={page.prose} />
      )}
      {page.faqs.length === 0 ? null : <FaqGroups groups={page.faqs} />}
      {page.related === null ? null : <Related related={page.related} />}
    </div>
  );
}

function TextHead({ page }: { readonly page: TextPageView }) {
  return (
    <>
      <div className={pageHead}>
        {page.kicker === "" ? null : <p className={kicker}>{page.kicker}</p>}
        <h1 className={display.d4}>{page.title}</h1>
        {page.intro === "" ? null : <p className={lead}>{page.intro}</p>}
        {page.actions.length === 0 ? null : (
          <div className={classNames(row, css.actions)}>
            {page.actions.map(({ href, label }, index) => (
              <ButtonLink key={href} href={href} variant={index === 0 ? "primary" : "secondary"}>
                {label}
              </ButtonLink>
            ))}
          </div>
        )}
      </div>
      {page.image === null ? null : (
        <Picture
          {...page.image}
          className={css.photo}
          sizes="(max-width: 1480px) 94vw, 1400px"
          minWidth={480}
          priority
        />
      )}
      <FigureList facts={page.facts} />
    </>
  );
}

/** Questions that open their answers; they do so without script too. */
function FaqGroups({ groups }: { readonly groups: readonly FaqGroupView[] }) {
  return (
    <div className={css.groups}>
      {groups.map(({ id, title, items }) => (
        <section key={id} id={id} className={css.group} aria-labelledby={`${id}-title`}>
          <h2 className={display.d2} id={`${id}-title`}>
            {title}
          </h2>
          <div className={css.questions}>
            {items.map((item) => (
              <details key={item.id} className={css.question}>
                <summary className={classNames(css.summary, strong)}>
                  {item.question}
                  <Icon name="chevron-down" className={css.chevron} />
                </summary>
                <ProseText html={item.html} className={css.answer} />
              </details>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function Related({ related }: { readonly related: NonNullable<TextPageView["related"]> }) {
  return (
    <section className={css.related} aria-labelledby="related-title">
      <h2 className={display.d2} id="related-title">
        {related.title}
      </h2>
      <ul className={css.relatedList}>
        {related.links.map(({ href, label, note }) => (
          <li key={href}>
            <Link to={href} className={css.relatedLink}>
              <span className={classNames(css.relatedName, strong)}>
                {label}
                <Icon name="arrow-right" className={flip} />
              </span>
              {note === null ? null : <span className={classNames(small, muted)}>{note}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
