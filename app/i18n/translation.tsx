import { createContext, type ReactNode, useContext } from "react";
import type { Translator } from "./translator";

const Context = createContext<Translator>((key) => key);

/** Gives the page its copy: i18next's `t` on the server, a {@link Translator} with the same copy in the browser. */
export function TranslationProvider({
  t,
  children,
}: {
  readonly t: Translator;
  readonly children: ReactNode;
}) {
  return <Context.Provider value={t}>{children}</Context.Provider>;
}

/** The page's copy: `const { t } = useTranslation()`. */
export function useTranslation(): { readonly t: Translator } {
  return { t: useContext(Context) };
}
