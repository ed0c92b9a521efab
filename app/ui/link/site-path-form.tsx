import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { useSitePath } from "./site-base";

type SitePathFormProps = ComponentPropsWithoutRef<"form"> & {
  /** A path of the site, without its language. */
  readonly action: string;
};

/** A form the browser sends by itself, to an address of the site in the page's language. */
export const SitePathForm = forwardRef<HTMLFormElement, SitePathFormProps>(function SitePathForm(
  { action, ...rest },
  ref,
) {
  return <form ref={ref} action={useSitePath(action)} {...rest} />;
});
