import { ANSWER } from "~/ui/arrival/answer";
import { Button, ButtonLink } from "~/ui/button/button";
import { classNames } from "~/ui/theme/class-names";
import { wrap } from "~/ui/theme/layout.css";
import { display, lead } from "~/ui/theme/typography.css";
import { SitePathForm } from "~/ui/link/site-path-form";
import * as css from "~/features/account/account.css";

/** The page that a link in a message opens: a sentence and at most one button. */
export interface MessageLinkView {
  readonly title: string;
  readonly text: string;
  /** A button that posts to `action`; null when it is done. */
  readonly button: { readonly label: string; readonly action: string } | null;
  readonly home: string;
}

/** Does nothing until its button is pressed: mail programs open links by themselves. */
export function MessageLinkPage({ title, text, button, home }: MessageLinkView) {
  return (
    <div className={classNames(wrap, css.page)}>
      <div className={css.start}>
        <h1 className={display.d4} {...(button === null ? ANSWER : {})}>
          {title}
        </h1>
        <p className={lead}>{text}</p>
        <div className={css.actions}>
          {button === null ? null : (
            <SitePathForm method="post" action={button.action}>
              <Button type="submit" variant="primary">
                {button.label}
              </Button>
            </SitePathForm>
          )}
          <ButtonLink variant={button === null ? "primary" : "quiet"} href="/">
            {home}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
