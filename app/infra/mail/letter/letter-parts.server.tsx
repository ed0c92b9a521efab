import type { CSSProperties } from "react";
import { blankAfter } from "~/domain/text/joined";
import { withNumbers } from "~/domain/letter/with-numbers";
import type { PhoneView } from "~/domain/tenant/phone-view";
import type { LetterFact, LetterLook, LetterPart, LetterVehicle } from "~/domain/letter/letter";

interface Styled {
  readonly look: LetterLook;
}

interface Linked extends Styled {
  /** The dealer's numbers, each a link where a text names it. */
  readonly numbers: readonly PhoneView[];
}

/** What a letter says, part after part. */
export function LetterBody({ parts, ...linked }: Linked & { readonly parts: readonly LetterPart[] }) {
  return (
    <>
      {parts.map((part, at) => (
        // A letter is written once: its parts never change places.
        <Part key={at} part={part} {...linked} />
      ))}
    </>
  );
}

function Part({ part, look, numbers }: Linked & { readonly part: LetterPart }) {
  const linked = { look, numbers };
  switch (part.kind) {
    case "text":
      return <Paragraphs text={part.text} {...linked} />;
    case "facts":
      return <Facts rows={part.rows} {...linked} />;
    case "vehicle":
      return <Vehicle vehicle={part.vehicle} look={look} />;
    case "steps":
      return <Steps title={part.title} steps={part.steps} {...linked} />;
    case "link":
      return part.isQuiet === true ? (
        <p style={body}>
          <a href={part.href} className="l-link" style={{ color: look.link }}>
            {part.label}
          </a>
        </p>
      ) : (
        <Button label={part.label} href={part.href} look={look} />
      );
    case "note":
      return (
        <p dir="auto" className="l-muted" style={{ ...small, color: look.muted }}>
          <Lines text={part.text} numbers={numbers} colour={look.muted} of="l-muted" />
          {part.link === undefined ? null : (
            <>
              {blankAfter(part.text)}
              <a href={part.link.href} className="l-muted" style={{ color: look.muted }}>
                {part.link.label}
              </a>
            </>
          )}
        </p>
      );
  }
}

function Paragraphs({ text, look, numbers }: Linked & { readonly text: string }) {
  return (
    <>
      {text.split(/\n{2,}/).map((paragraph, at) => (
        <p key={at} dir="auto" className="l-text" style={{ ...body, color: look.text }}>
          <Lines text={paragraph} numbers={numbers} colour={look.link} of="l-link" />
        </p>
      ))}
    </>
  );
}

interface LinesProps extends Pick<Linked, "numbers"> {
  readonly text: string;
  /** Of a number in it. */
  readonly colour: string;
  /** Class of that colour in dark mails. */
  readonly of: "l-link" | "l-muted";
}

/** A text as it is broken; the dealer's numbers in it ring when they are pressed. */
function Lines({ text, numbers, colour, of }: LinesProps) {
  return text.split("\n").map((line, at) => (
    <span key={at}>
      {at === 0 ? null : <br />}
      {withNumbers(line, numbers).map((piece, nth) =>
        typeof piece === "string" ? (
          piece
        ) : (
          <a key={nth} href={piece.href} dir="ltr" className={of} style={{ color: colour }}>
            {piece.text}
          </a>
        ),
      )}
    </span>
  ));
}

function Facts({ rows, look, numbers }: Linked & { readonly rows: readonly LetterFact[] }) {
  const cell = {
    borderBottom: `1px solid ${look.line}`,
    padding: "10px 0",
    fontSize: 15,
    lineHeight: "22px",
  };
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} style={block}>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <td
              className="l-muted l-line"
              width="34%"
              style={{ ...cell, color: look.muted, paddingInlineEnd: 12, verticalAlign: "top" }}
            >
              {label}
            </td>
            <td
              className="l-text l-line"
              style={{ ...cell, color: look.text, fontWeight: 600, verticalAlign: "top" }}
            >
              <span dir="auto">
                <Lines text={value} numbers={numbers} colour={look.link} of="l-link" />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Picture above, words below: that is the same at every width, and needs no style sheet. */
function Vehicle({ vehicle, look }: Styled & { readonly vehicle: LetterVehicle }) {
  const { name, href, picture, facts, price } = vehicle;
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} style={block}>
      <tbody>
        {picture === null ? null : (
          <tr>
            <td>
              <a href={href}>
                <img src={picture} alt={name} width={526} style={photo} />
              </a>
            </td>
          </tr>
        )}
        <tr>
          <td style={{ padding: "12px 0 0" }}>
            <a href={href} className="l-link" style={{ ...title, color: look.link }}>
              <span dir="auto">{name}</span>
            </a>
            {price === null ? null : (
              <div className="l-text" style={{ ...title, color: look.text }}>
                <span dir="auto">{price}</span>
              </div>
            )}
            {facts.length === 0 ? null : (
              <div className="l-muted" style={{ fontSize: 14, lineHeight: "22px", color: look.muted }}>
                <span dir="auto">{facts.join(" · ")}</span>
              </div>
            )}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

interface StepsProps extends Linked {
  readonly title: string;
  readonly steps: readonly string[];
}

/** Numbers in a column of their own: lists lose theirs in some programs. */
function Steps({ title: text, steps, look, numbers }: StepsProps) {
  return (
    <>
      <h2 className="l-text" style={{ ...subheading, color: look.text }}>
        {text}
      </h2>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} style={block}>
        <tbody>
          {steps.map((step, at) => (
            <tr key={at}>
              <td className="l-muted" width={26} style={{ ...stepText, color: look.muted, fontWeight: 700 }}>
                {`${at + 1}.`}
              </td>
              <td className="l-text" style={{ ...stepText, color: look.text }}>
                <Lines text={step} numbers={numbers} colour={look.link} of="l-link" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Button({ label, href, look }: Styled & { readonly label: string; readonly href: string }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={block}>
      <tbody>
        <tr>
          <td style={{ backgroundColor: look.action, borderRadius: 6 }}>
            <a href={href} style={{ ...button, color: look.onAction }}>
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const body: CSSProperties = { margin: "0 0 16px", fontSize: 16, lineHeight: "25px" };
const small: CSSProperties = { margin: "0 0 12px", fontSize: 13, lineHeight: "20px" };
const block: CSSProperties = { margin: "8px 0 24px" };
const title: CSSProperties = { fontSize: 18, lineHeight: "26px", fontWeight: 700 };
const subheading: CSSProperties = { margin: "8px 0 0", fontSize: 18, lineHeight: "26px", fontWeight: 700 };
const stepText: CSSProperties = { padding: "4px 0", fontSize: 16, lineHeight: "25px", verticalAlign: "top" };
const photo: CSSProperties = {
  display: "block",
  width: "100%",
  maxWidth: 526,
  height: "auto",
  border: 0,
  borderRadius: 6,
};
const button: CSSProperties = {
  display: "inline-block",
  padding: "13px 24px",
  fontSize: 16,
  lineHeight: "22px",
  fontWeight: 700,
  textDecoration: "none",
};
