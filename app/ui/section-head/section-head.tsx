import { Icon } from "~/ui/icon/icon";
import { TextLink } from "~/ui/text-link/text-link";
import { flip, head, stackSm } from "~/ui/theme/layout.css";
import { display, muted } from "~/ui/theme/typography.css";

export interface SectionHeadProps {
  readonly title: string;
  /** Id of the heading, for a section that is named by it. */
  readonly id?: string;
  readonly text?: string;
  readonly more?: { readonly label: string; readonly href: string } | null;
}

/** A section's heading with its sentence, and the way to all of it at the end. */
export function SectionHead({ title, id, text = "", more = null }: SectionHeadProps) {
  return (
    <div className={head}>
      <div className={stackSm}>
        <h2 className={display.d3} {...(id === undefined ? {} : { id })}>
          {title}
        </h2>
        {text === "" ? null : <p className={muted}>{text}</p>}
      </div>
      {more === null ? null : (
        <TextLink href={more.href}>
          {more.label}
          <Icon name="arrow-right" size="sm" className={flip} />
        </TextLink>
      )}
    </div>
  );
}
