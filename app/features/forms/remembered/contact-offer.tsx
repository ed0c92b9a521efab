import { useState } from "react";
import { Button } from "~/ui/button/button";
import { useNonce } from "~/ui/nonce/nonce";
import { Panel } from "~/ui/panel/panel";
import { row } from "~/ui/theme/layout.css";
import type { FormView } from "../form-view";
import { forgetContact, readContact, REMEMBERED_FIELDS, type RememberedContact } from "./remembered-contact";
import { KNOWN, SAID, SHOW_KNOWN } from "./show-known";

export interface ContactOfferProps {
  readonly formId: string;
  readonly remembered: NonNullable<FormView["remembered"]>;
}

/**
 * Offers what this browser remembers of its owner, and to forget it. Nothing is filled in without being asked. A page
 * that the server sends has the offer in it, hidden; the inline script shows it before the form is drawn, and only then
 * does the form's own script come, which may be late.
 */
export function ContactOffer({ formId, remembered }: ContactOfferProps) {
  const { key, words } = remembered;
  const nonce = useNonce();
  // What the inline script has shown already: server and browser differ in it on purpose.
  const [contact, setContact] = useState(() => (typeof document === "undefined" ? null : readContact(key)));
  return (
    <>
      <Panel
        as="section"
        aria-label={words.title}
        hidden={contact === null}
        {...{ [KNOWN]: key }}
        suppressHydrationWarning
      >
        <p>
          {words.title}{" "}
          <span {...{ [SAID]: "" }} suppressHydrationWarning>
            {spoken(contact)}
          </span>
        </p>
        <div className={row}>
          <Button
            type="button"
            onClick={() => {
              if (contact !== null) fillIn(formId, contact);
              setContact(null);
            }}
          >
            {words.use}
          </Button>
          <Button
            type="button"
            variant="quiet"
            onClick={() => {
              forgetContact(key);
              setContact(null);
            }}
          >
            {words.forget}
          </Button>
        </div>
      </Panel>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SHOW_KNOWN }} suppressHydrationWarning />
    </>
  );
}

function spoken(contact: RememberedContact | null): string {
  return REMEMBERED_FIELDS.flatMap((name) => contact?.[name] ?? []).join(", ");
}

/** Fills in the empty fields as if they were typed, so that what is told of them goes away. */
function fillIn(formId: string, contact: RememberedContact): void {
  const form = document.forms.namedItem(formId);
  for (const name of REMEMBERED_FIELDS) {
    const field = form?.elements.namedItem(name);
    const value = contact[name];
    if (value === undefined || !(field instanceof HTMLInputElement) || field.value !== "") continue;
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  const first = form?.elements.namedItem("name");
  if (first instanceof HTMLInputElement) first.focus();
}
