import { Link as RouterLink, type LinkProps as RouterLinkProps } from "@remix-run/react";
import { useSitePath } from "./site-base";

export interface LinkProps extends Omit<RouterLinkProps, "to" | "discover" | "relative"> {
  /** A path from the root, an anchor of it, or a whole address (`tel:`, `mailto:`, another site). */
  readonly to: string;
}

/**
 * A link within the site that changes the page without loading it again. On the server it renders a plain `<a>`, with
 * the same result: resolving the addresses of a page's hundred links there took a tenth of the page's time. A place on the
 * same page (`#finance`) is left to the browser: the router would drop the query of the page's address and load it again.
 */
export function Link(props: LinkProps) {
  const address = useSitePath(props.to);
  if (import.meta.env.SSR || props.to.startsWith("#")) return bareLink(props, address);
  return <RouterLink discover="none" {...props} />;
}

function bareLink(
  {
    to: _to,
    // Options for the router, which a plain `<a>` does not have.
    replace: _replace,
    preventScrollReset: _preventScrollReset,
    reloadDocument: _reloadDocument,
    viewTransition: _viewTransition,
    prefetch: _prefetch,
    state: _state,
    children,
    ...rest
  }: LinkProps,
  address: string,
) {
  return (
    <a {...rest} href={address}>
      {children}
    </a>
  );
}
