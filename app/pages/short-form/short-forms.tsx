import { type ComponentType, useEffect, useState } from "react";
import { SHORT_FORM } from "~/paths";
import type { ShortFormProps } from "./short-form-props";

/** Links to forms about a vehicle: an enquiry, and finance (FIN-13). */
const FORM_LINKS = 'a[href*="/enquire?car_id="], a[href$="#finance-form"]';

interface Asked {
  readonly Dialog: ComponentType<ShortFormProps>;
  readonly props: Omit<ShortFormProps, "onClose">;
}

/**
 * Opens the short form of a link about a vehicle on the page itself. Its script comes with the first press; until then, and
 * where it cannot be fetched, the link leads to the form's page.
 */
export function ShortForms() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { target, button, metaKey, ctrlKey, shiftKey, defaultPrevented } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(FORM_LINKS) : null;
      if (link === null || defaultPrevented || button > 0 || metaKey || ctrlKey || shiftKey) return;
      if (link.origin !== location.origin) return;
      // Before the router's own handler, which listens further up.
      event.preventDefault();
      const page = link.href;
      const url = new URL(page);
      url.searchParams.set(SHORT_FORM, "1");
      import("./short-form-dialog").then(
        ({ ShortFormDialog }) =>
          setAsked({ Dialog: ShortFormDialog, props: { path: url.pathname + url.search, page } }),
        () => location.assign(page),
      );
    };
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, []);
  return asked === null ? null : <asked.Dialog {...asked.props} onClose={() => setAsked(null)} />;
}
