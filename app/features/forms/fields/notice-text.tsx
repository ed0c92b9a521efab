import { TextLink } from "~/ui/text-link/text-link";
import type { FormNotice } from "../form-view";
import * as css from "./form.css";

/** What a notice says below its title: a sentence, and the ways on. */
export function NoticeText({ notice }: { readonly notice: FormNotice }) {
  const { text, links = [] } = notice;
  return (
    <>
      <p>{text}</p>
      {links.length === 0 ? null : (
        <ul className={css.summaryList}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <TextLink href={href}>{label}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
