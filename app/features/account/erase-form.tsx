import { Button } from "~/ui/button/button";
import { box, check } from "~/ui/check/check.css";
import { error as errorClass } from "~/ui/field/field.css";
import { display } from "~/ui/theme/typography.css";
import { classNames } from "~/ui/theme/class-names";
import * as css from "./account.css";
import { type Words, wordsOf } from "./words";
import { SitePathForm } from "~/ui/link/site-path-form";

export interface EraseFormProps {
  readonly words: Words;
  readonly error: string | undefined;
}

/** Erases an account after a box was ticked; nothing is erased by a slip. */
export function EraseForm({ words, error }: EraseFormProps) {
  const w = wordsOf(words);
  return (
    <SitePathForm
      className={classNames(css.narrowForm, css.apart)}
      method="post"
      action="/account"
      noValidate
    >
      <input type="hidden" name="intent" value="erase" />
      <h3 className={display.d1}>{w("erase")}</h3>
      <p className={css.rowNote}>{w("eraseText")}</p>
      {error === undefined ? null : (
        <p className={errorClass} id="sure-error">
          {error}
        </p>
      )}
      <label className={check}>
        <input
          type="checkbox"
          className={box}
          id="sure"
          name="sure"
          value="yes"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : "sure-error"}
        />
        {w("eraseConfirm")}
      </label>
      <div>
        <Button type="submit" size="sm">
          {w("erase")}
        </Button>
      </div>
    </SitePathForm>
  );
}
