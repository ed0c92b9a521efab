import { createContext, type ReactNode, useContext } from "react";
import { withBase } from "~/domain/url/with-base";

const Base = createContext("");

/** Tells links and forms what the addresses of the page's language begin with: `/zh-Hans`, or nothing. On the server. */
export function SiteBaseProvider({
  base,
  children,
}: {
  readonly base: string;
  readonly children: ReactNode;
}) {
  return <Base.Provider value={base}>{children}</Base.Provider>;
}

/** A path of the site in the page's language, in the browser; the router there has the language from the page. */
export function ownPath(path: string): string {
  // Not there in tests of components.
  const base = "__remixContext" in globalThis ? globalThis.__remixContext.basename : undefined;
  // The router says "/" where there is none.
  return withBase(base === undefined || base === "/" ? "" : base, path);
}

function useServerPath(path: string): string {
  return withBase(useContext(Base), path);
}

/** A path of the site in the page's language. Data has paths without it; the router's own links add it themselves. */
export const useSitePath: (path: string) => string = import.meta.env.SSR ? useServerPath : ownPath;
