import type { CSSProperties, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Letter, Letterhead, LetterLook } from "~/domain/letter/letter";
import { LetterBody } from "./letter-parts.server";

const FONTS = "-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif";
/** Pixels of the column; Outlook reads it from the table, everybody else shrinks with the window. */
const WIDTH = 600;

/**
 * A letter as HTML that mail programs read: tables for the layout, styles on the elements, nothing fetched but pictures
 * of the dealer's own host. React escapes every text. The one style sheet is for dark mails; a program that drops it
 * shows the mail as by day.
 */
export function letterHtml(letter: Letter, head: Letterhead): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<Page letter={letter} head={head} />)}`;
}

function Page({ letter, head }: { readonly letter: Letter; readonly head: Letterhead }) {
  const { look } = head;
  return (
    <html lang={head.language} dir={head.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Telephones would make links of dates and amounts. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>{letter.subject}</title>
        <style>{darkStyles(look)}</style>
      </head>
      <body className="l-ground" style={{ margin: 0, padding: 0, backgroundColor: look.ground }}>
        <Column head={head}>
          <Card look={look} direction={head.direction}>
            <Sender head={head} />
            <h1 className="l-text" style={{ ...heading, color: look.text }}>
              {letter.heading}
            </h1>
            <LetterBody parts={letter.parts} look={look} numbers={head.numbers} />
          </Card>
          <Foot head={head} />
        </Column>
      </body>
    </html>
  );
}

function darkStyles({ dark }: LetterLook): string {
  const rules = [
    `.l-ground{background-color:${dark.ground}!important}`,
    `.l-card{background-color:${dark.surface}!important;border-color:${dark.line}!important}`,
    `.l-text{color:${dark.text}!important}`,
    `.l-muted{color:${dark.muted}!important}`,
    `.l-link{color:${dark.link}!important}`,
    `.l-line{border-color:${dark.line}!important}`,
  ];
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${rules.join("")}}@media (max-width:480px){.l-pad{padding:24px 20px!important}}`;
}

function Column({ head, children }: { readonly head: Letterhead; readonly children: ReactNode }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      className="l-ground"
      // Some programs drop the attributes of the page itself.
      lang={head.language}
      dir={head.direction}
      style={{ backgroundColor: head.look.ground, fontFamily: FONTS }}
    >
      <tbody>
        <tr>
          <td align="center" style={{ padding: "24px 12px" }}>
            <table
              role="presentation"
              width={WIDTH}
              cellPadding={0}
              cellSpacing={0}
              border={0}
              style={{ width: "100%", maxWidth: WIDTH }}
            >
              <tbody>{children}</tbody>
            </table>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

interface CardProps {
  readonly look: LetterLook;
  readonly direction: "ltr" | "rtl";
  readonly children: ReactNode;
}

function Card({ look, direction, children }: CardProps) {
  const card: CSSProperties = {
    backgroundColor: look.surface,
    border: `1px solid ${look.line}`,
    borderTop: `4px solid ${look.brand}`,
    borderRadius: 8,
    padding: "32px 36px",
    textAlign: direction === "rtl" ? "right" : "left",
  };
  return (
    <tr>
      <td className="l-card l-pad" style={card}>
        {children}
      </td>
    </tr>
  );
}

/** The dealer's icon and name as it is drawn. The name is text: it stands there before pictures are allowed. */
function Sender({ head }: { readonly head: Letterhead }) {
  const { look, wordmark, suffix } = head;
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td style={{ paddingInlineEnd: 12 }}>
            <img src={head.icon} alt="" width={40} height={40} style={{ display: "block", border: 0 }} />
          </td>
          <td style={{ fontSize: 18, lineHeight: "24px" }}>
            <a href={head.url} className="l-text" style={{ color: look.text, textDecoration: "none" }}>
              <span dir="auto">
                <b>{wordmark}</b>
                {suffix === null ? null : ` ${suffix}`}
              </span>
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Who wrote it: name, place, telephone, site. */
function Foot({ head }: { readonly head: Letterhead }) {
  const { look, phone, address, url, name } = head;
  const link = { color: look.muted, textDecoration: "underline" };
  return (
    <tr>
      <td
        className="l-muted"
        align="center"
        style={{ padding: "20px 24px 0", fontSize: 13, lineHeight: "20px", color: look.muted }}
      >
        <b>{name}</b>
        {address === null ? null : (
          <>
            <br />
            <span dir="auto">{address}</span>
          </>
        )}
        <br />
        {phone === null ? null : (
          <>
            <a href={phone.href} dir="ltr" className="l-muted" style={link}>
              {phone.text}
            </a>
            {" · "}
          </>
        )}
        <a href={url} dir="ltr" className="l-muted" style={link}>
          {new URL(url).host}
        </a>
      </td>
    </tr>
  );
}

const heading: CSSProperties = {
  margin: "24px 0 16px",
  fontSize: 26,
  lineHeight: "32px",
  fontWeight: 700,
};
