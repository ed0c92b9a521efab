import { Button, ButtonLink } from "~/ui/button/button";
import { SitePathForm } from "~/ui/link/site-path-form";
import { Panel } from "~/ui/panel/panel";
import { row, stack } from "~/ui/theme/layout.css";
import { display } from "~/ui/theme/typography.css";

/** Asks once more before something is cancelled. */
export interface CancelQuestionView {
  readonly title: string;
  readonly text: string;
  /** Where the answer is posted, as `intent=cancel`. */
  readonly action: string;
  readonly yes: string;
  readonly no: { readonly href: string; readonly label: string };
}

/** The question whether to cancel: to keep it is the button that stands out. Works without script. */
export function CancelQuestion({ title, text, action, yes, no }: CancelQuestionView) {
  return (
    <Panel as="section" aria-labelledby="sure" className={stack}>
      <h2 className={display.d1} id="sure">
        {title}
      </h2>
      <p>{text}</p>
      <SitePathForm className={row} method="post" action={action}>
        <ButtonLink href={no.href} variant="primary">
          {no.label}
        </ButtonLink>
        <Button type="submit" name="intent" value="cancel">
          {yes}
        </Button>
      </SitePathForm>
    </Panel>
  );
}
