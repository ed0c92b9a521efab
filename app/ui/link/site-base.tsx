import { createContext, type ReactNode, useContext } from "react";
import { withBase } from "~/domain/url/with-base";

const Base = createContext("");

/**
 * Gives links and forms the beginning of addresses in the page's language: `/zh-Hans`, or nothing. On the server only.
 */
export function SiteBaseProvider({
  base,
  children,
}: {
  readonly base: string;
  readonly children: ReactNode;
}) {
  return <Base.Provider value={base}>{children}</Base.Provider>;
}

/** A path of the site in the page's language; in the browser, where the router knows the language from the page. */
export function ownPath(path: string): string {
  // Missing in tests of components.
  const base = "__remixContext" in globalThis ? globalThis.__remixContext.basename : undefined;
  // The router says "/" where there is no language in the address.
  return withBase(base === undefined || base === "/" ? "" : base, path);
}

function useServerPath(path: string): string {
  return withBase(useContext(Base), path);
}

/** A path of the site in the page's language. Paths in data have no language; the router's own links add it. */
export const useSitePath: (path: string) => string = import.meta.env.SSR ? useServerPath : ownPath;
