import { useEffect, useState } from "react";
import { withBase } from "~/domain/url/with-base";
import { useTranslation } from "~/i18n/translation";
import { wrap } from "~/ui/theme/layout.css";
import { classNames } from "~/ui/theme/class-names";
import * as css from "./language-switch.css";
import type { PageLanguage, PageLanguages } from "./page-languages.server";

interface LanguageSwitchProps {
  readonly languages: PageLanguages;
  /** The page's own, with its parameters, without the language. */
  readonly path: string;
}

/**
 * The same page in the site's other languages; the one the visitor reads is offered in a sentence. The links are plain,
 * because every part of a page differs by language.
 */
export function LanguageSwitch({ languages, path }: LanguageSwitchProps) {
  const { t } = useTranslation();
  const [offered, setOffered] = useState(() => languages.all.find(({ tag }) => tag === languages.offered));
  useEffect(() => {
    void import("./language-to-offer").then(({ languageToOffer }) => setOffered(languageToOffer(languages)));
  }, [languages]);
  const link = ({ tag, base, name, offer }: PageLanguage) => (
    <a href={withBase(base, path)} className={css.link} hrefLang={tag} lang={tag}>
      {tag === offered?.tag ? offer : name}
    </a>
  );
  return (
    <nav className={css.bar} aria-label={t("site.languages")}>
      <div className={classNames(wrap, css.row)}>
        <ul className={css.list}>
          {languages.all.map((one) => (
            <li key={one.tag}>{one.tag === languages.here ? <b lang={one.tag}>{one.name}</b> : link(one)}</li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
