import { useEffect, useState } from "react";
import { readVisit } from "~/ui/visit/visit-trail";
import { CAMPAIGN_FIELD, PAGES_FIELD, TOKEN_FIELD, TRAP_FIELD } from "../form-fields";
import * as css from "./form.css";

export interface HiddenFieldsProps {
  readonly token: string;
  readonly formId: string;
  /** Tells whoever comes upon the trap after all. */
  readonly leaveEmpty: string;
}

/** Token, the robots' trap and how the shopper came here. */
export function HiddenFields({ token, formId, leaveEmpty }: HiddenFieldsProps) {
  const [visit, setVisit] = useState({ pages: "", campaign: "" });
  useEffect(() => setVisit(readVisit()), []);
  const trap = `${formId}-${TRAP_FIELD}`;
  return (
    <>
      <input type="hidden" name={TOKEN_FIELD} value={token} />
      <input type="hidden" name={PAGES_FIELD} value={visit.pages} />
      <input type="hidden" name={CAMPAIGN_FIELD} value={visit.campaign} />
      <div className={css.trap} aria-hidden="true">
        <label htmlFor={trap}>{leaveEmpty}</label>
        <input type="text" id={trap} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
    </>
  );
}
