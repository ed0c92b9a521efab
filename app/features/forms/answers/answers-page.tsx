import { wrap } from "~/ui/theme/layout.css";
import { display } from "~/ui/theme/typography.css";
import * as css from "./answers-page.css";

/** What somebody answered, as the dealer's people read and print it. */
export interface AnswersView {
  readonly title: string;
  readonly text: string;
  readonly answers: readonly { readonly label: string; readonly value: string }[];
}

/** Answers under each other, each beside its question; below it on a phone. */
export function AnswersPage({ title, text, answers }: AnswersView) {
  return (
    <div className={wrap}>
      <div className={css.page}>
        <h1 className={display.d4}>{title}</h1>
        <p className={css.intro}>{text}</p>
        <dl className={css.facts}>
          {answers.map(({ label, value }) => (
            <div key={label} className={css.fact}>
              <dt className={css.label}>{label}</dt>
              <dd className={css.value}>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
