import { ButtonLink } from "~/ui/button/button";
import { classNames } from "~/ui/theme/class-names";
import { wrap } from "~/ui/theme/layout.css";
import { display, lead } from "~/ui/theme/typography.css";
import { HelpLine } from "./help-line";
import * as css from "./sent.css";
import type { NoSentView } from "./sent-view";

/** Says that a link opens nothing, and whom to call instead. It reveals nothing of what it may have opened. */
export function NoSentPage({ title, text, help, phone, home }: NoSentView) {
  return (
    <div className={classNames(wrap, css.page)}>
      <div className={css.head}>
        <h1 className={display.d4}>{title}</h1>
        <p className={lead}>{text}</p>
        <p>
          <HelpLine help={help} phone={phone} />
        </p>
        <ButtonLink href="/">{home}</ButtonLink>
      </div>
    </div>
  );
}
