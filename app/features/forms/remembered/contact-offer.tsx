import { useEffect, useState } from "react";
import { Button } from "~/ui/button/button";
import { Panel } from "~/ui/panel/panel";
import { row } from "~/ui/theme/layout.css";
import type { FormView } from "../form-view";
import { forgetContact, readContact, REMEMBERED_FIELDS, type RememberedContact } from "./remembered-contact";

export interface ContactOfferProps {
  readonly formId: string;
  readonly remembered: NonNullable<FormView["remembered"]>;
}

/** Offers what this browser remembers of its owner, and to forget it. Nothing is filled in without being asked. */
export function ContactOffer({ formId, remembered }: ContactOfferProps) {
  const { key, words } = remembered;
  const [contact, setContact] = useState<RememberedContact | null>(null);
  useEffect(() => setContact(readContact(key)), [key]);
  if (contact === null) return null;
  const said = [contact.name, contact.last_name, contact.phone, contact.email, contact.postcode];
  return (
    <Panel as="section" aria-label={words.title}>
      <p>
        {words.title} {said.filter((one) => one !== undefined).join(", ")}
      </p>
      <div className={row}>
        <Button
          type="button"
          onClick={() => {
            fillIn(formId, contact);
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
  );
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
