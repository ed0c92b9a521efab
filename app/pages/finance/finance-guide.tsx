import * as faq from "~/features/content/text-page.css";
import { Icon } from "~/ui/icon/icon";
import { classNames } from "~/ui/theme/class-names";
import { wrap } from "~/ui/theme/layout.css";
import { display, muted, small, strong } from "~/ui/theme/typography.css";
import type { FinanceGuideView } from "./build-finance-guide.server";
import * as css from "./finance-guide.css";
import { LaterPlainFinance } from "./later-finance";

/** The calculator over the form: who comes with a question looks at figures first. */
export function FinanceFigures({ view: { calculator } }: { readonly view: FinanceGuideView }) {
  if (calculator === null) return null;
  return (
    <div className={css.guide}>
      <LaterPlainFinance view={calculator} />
    </div>
  );
}

/** What stands under the form: what is needed, how it goes, and the calculator where it does not stand over the form. */
export function FinanceGuide({ view }: { readonly view: FinanceGuideView }) {
  const { calculator, formFirst, needs, steps, questions } = view;
  return (
    <div className={classNames(wrap, css.guide)}>
      {calculator === null || !formFirst ? null : <LaterPlainFinance view={calculator} />}
      <div className={css.columns}>
        <section className={css.part} aria-labelledby="finance-needs">
          <h2 className={display.d2} id="finance-needs">
            {needs.title}
          </h2>
          <ul className={css.needs}>
            {needs.items.map((item) => (
              <li key={item} className={css.need}>
                <Icon name="check" className={css.tick} />
                {item}
              </li>
            ))}
          </ul>
        </section>
        <section className={css.part} aria-labelledby="finance-steps">
          <h2 className={display.d2} id="finance-steps">
            {steps.title}
          </h2>
          <ol className={css.steps}>
            {steps.items.map(({ title, text }) => (
              <li key={title} className={css.step}>
                <h3 className={display.d1}>{title}</h3>
                <p className={classNames(small, muted)}>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <section className={css.part} aria-labelledby="finance-questions">
        <h2 className={display.d2} id="finance-questions">
          {questions.title}
        </h2>
        <div className={faq.questions}>
          {questions.items.map(({ id, question, answer }) => (
            <details key={id} id={id} className={faq.question}>
              <summary className={classNames(faq.summary, strong)}>
                {question}
                <Icon name="chevron-down" className={faq.chevron} />
              </summary>
              <p className={faq.answer}>{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </div>
  );
}
