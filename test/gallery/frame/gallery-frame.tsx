import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { AREAS } from "./areas";
import type { ChoiceList, Frame } from "./frame-data";
import * as css from "./frame.css";

/** The gallery's list and choices beside the page. */
export function GalleryFrame({ frame, children }: { readonly frame: Frame; readonly children: ReactNode }) {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    document.documentElement.dataset["alive"] = "";
    // A form that came back takes the focus; of several on a page the last one would have it.
    if (hash === "" && document.activeElement instanceof HTMLElement) {
      document.activeElement.blur();
      window.scrollTo(0, 0);
    }
  }, [hash]);
  return (
    <div className={css.page}>
      <header className={css.side} lang="en" dir="ltr">
        <p className={css.brand}>Gallery</p>
        {frame.choices.map((list) => (
          <Choices key={list.name} list={list} />
        ))}
        <nav className={css.group} aria-label="Areas">
          <ul className={css.areas}>
            {Object.entries(AREAS).map(([path, name]) => (
              <li key={path}>
                <a
                  className={css.area}
                  href={`${path}${frame.query}`}
                  {...(path === pathname ? { "aria-current": "page" } : {})}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main className={css.main}>
        <h1 className={css.title} lang="en" dir="ltr">
          {AREAS[pathname] ?? "Not in the gallery"}
        </h1>
        {children}
      </main>
    </div>
  );
}

function Choices({ list: { name, options } }: { readonly list: ChoiceList }) {
  return (
    <nav className={css.group} aria-label={name}>
      <p className={css.groupName}>{name}</p>
      <ul className={css.choices}>
        {options.map(({ label, href, isCurrent }) => (
          <li key={label}>
            <a className={css.choice} href={href} {...(isCurrent ? { "aria-current": "true" } : {})}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
