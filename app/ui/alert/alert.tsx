import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { Icon } from "~/ui/icon/icon";
import { classNames } from "~/ui/theme/class-names";
import { alert, content, icons, title as titleClass, tones } from "./alert.css";

export type AlertProps = Omit<ComponentPropsWithoutRef<"div">, "title"> & {
  readonly tone?: keyof typeof tones;
  readonly title?: ReactNode;
};

const ICON = { danger: "circle-alert", warning: "circle-alert", positive: "circle-check" } as const;

/**
 * What happened and what to do next. The danger tone has `role="alert"`; pass another role where the message is not
 * news.
 */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert(
  { tone = "danger", title, className, children, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      className={classNames(alert, tones[tone], className)}
      role={tone === "danger" ? "alert" : "status"}
      {...rest}
    >
      <Icon name={ICON[tone]} className={icons[tone]} />
      <div className={content}>
        {title === undefined ? null : <h2 className={titleClass}>{title}</h2>}
        {children}
      </div>
    </div>
  );
});
