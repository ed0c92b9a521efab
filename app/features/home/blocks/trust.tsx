import { Icon } from "~/ui/icon/icon";
import { ButtonLink } from "~/ui/button/button";
import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { inverse } from "~/ui/theme/ground.css";
import { flip, row, section, stack, wrap } from "~/ui/theme/layout.css";
import { display, lead, muted, prose, sr, strong, tn } from "~/ui/theme/typography.css";
import type { HomeBlockView } from "../home-view";
import { BlockImage } from "./block-image";
import { plain } from "./plain-section.css";
import * as css from "./trust.css";

type Block<Kind extends HomeBlockView<unknown>["kind"]> = Extract<HomeBlockView<unknown>, { kind: Kind }>;

/** Why to buy here. */
export function Reasons({ block }: { readonly block: Block<"reasons"> }) {
  return (
    <section className={classNames(section, plain)}>
      <div className={classNames(wrap, css.reasons)}>
        <div className={stack}>
          <h2 className={display.d3}>{block.title}</h2>
          {block.text === "" ? null : <p className={lead}>{block.text}</p>}
          {block.link === null ? null : (
            <p>
              <TextLink href={block.link.href}>
                {block.link.label}
                <Icon name="arrow-right" size="sm" className={flip} />
              </TextLink>
            </p>
          )}
        </div>
        <ol className={css.reasonList}>
          {block.items.map(({ title, text }) => (
            <li key={title} className={css.reason}>
              <h3 className={display.d1}>{title}</h3>
              <p className={muted}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Large figures (HOME-02). */
export function Stats({ block }: { readonly block: Block<"stats"> }) {
  return (
    <section className={inverse}>
      <div className={classNames(wrap, css.stats)}>
        <h2 className={sr}>{block.title}</h2>
        <dl className={css.statList}>
          {block.items.map(({ value, label, note }) => (
            <div key={label} className={css.stat}>
              <dt className={css.statLabel}>{label}</dt>
              <dd className={classNames(display.d5, css.statValue)}>{value}</dd>
              {note === "" ? null : <dd className={classNames(muted, css.statNote)}>{note}</dd>}
            </div>
          ))}
        </dl>
        {block.marks.length === 0 ? null : (
          <p className={classNames(css.marks, muted)} aria-hidden="true">
            {block.marks.map((mark) => (
              <span key={mark} className={css.mark}>
                {mark}
              </span>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}

/** Service and parts; its buttons only where their pages are served. */
export function Service({ block }: { readonly block: Block<"service"> }) {
  return (
    <section className={inverse}>
      <div className={classNames(wrap, css.service)}>
        <div className={stack}>
          <h2 className={display.d4}>{block.title}</h2>
          {block.text === "" ? null : <p className={lead}>{block.text}</p>}
          {block.links.length === 0 ? null : (
            <div className={row}>
              {block.links.map(({ label, href }, index) => (
                <ButtonLink key={href} href={href} variant={index === 0 ? "primary" : "secondary"}>
                  {label}
                </ButtonLink>
              ))}
            </div>
          )}
        </div>
        {block.image === null ? null : (
          <BlockImage
            image={block.image}
            className={css.servicePhoto}
            sizes="(max-width: 1080px) 92vw, 620px"
          />
        )}
        {block.facts.length === 0 ? null : (
          <dl className={css.serviceFacts}>
            {block.facts.map(({ value, label }) => (
              <div key={label} className={css.serviceFact}>
                <dt className={classNames(display.d3, tn)}>{value}</dt>
                <dd className={classNames(muted, css.plain)}>{label}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

export function FaqSection({ block }: { readonly block: Block<"faq"> }) {
  return (
    <section className={classNames(section, plain)}>
      <div className={classNames(wrap, css.reasons)}>
        <h2 className={display.d3}>{block.title}</h2>
        <div>
          {block.items.map(({ q, a }) => (
            <details key={q} className={css.question}>
              <summary className={classNames(css.summary, strong)}>
                {q}
                <Icon name="chevron-down" className={css.chevron} />
              </summary>
              <div className={classNames(prose, css.answer)}>
                <p>{a}</p>
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

/** An invitation to sell. */
export function Sell({ block }: { readonly block: Block<"sell"> }) {
  return (
    <section className={css.sell}>
      <div className={classNames(wrap, css.sellGrid)}>
        <div className={classNames(stack, css.sellWords)}>
          <h2 className={display.d3}>{block.title}</h2>
          {block.text === "" ? null : <p className={css.sellText}>{block.text}</p>}
          <div className={row}>
            <ButtonLink href={block.link.href} variant="brand">
              {block.link.label}
            </ButtonLink>
          </div>
        </div>
        {block.image === null ? null : (
          <BlockImage
            image={block.image}
            className={css.sellPhoto}
            sizes="(max-width: 1080px) 100vw, 760px"
          />
        )}
      </div>
    </section>
  );
}
