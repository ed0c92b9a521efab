import { Button } from "~/ui/button/button";
import { SitePathForm } from "~/ui/link/site-path-form";
import { Panel } from "~/ui/panel/panel";
import { classNames } from "~/ui/theme/class-names";
import { stackSm } from "~/ui/theme/layout.css";
import { strong } from "~/ui/theme/typography.css";

/** That a form holds what was typed before, and the way to an empty one. */
export interface BegunForm {
  readonly title: string;
  readonly text: string;
  readonly startEmpty: string;
  /** The form's own address. */
  readonly to: string;
}

export interface BegunNoticeProps {
  readonly begun: BegunForm;
  readonly className?: string | undefined;
}

/** Says that the form below was begun in this browser: several people may use it. */
export function BegunNotice({ begun, className }: BegunNoticeProps) {
  return (
    <Panel as="section" aria-label={begun.title} className={classNames(stackSm, className)}>
      <p className={strong}>{begun.title}</p>
      <p>{begun.text}</p>
      <SitePathForm method="post" action="/start-empty">
        <input type="hidden" name="to" value={begun.to} />
        <Button type="submit" size="sm">
          {begun.startEmpty}
        </Button>
      </SitePathForm>
    </Panel>
  );
}
