import { readPostcode } from "~/domain/country/country";
import { useRef, useState } from "react";
import type { Translator } from "~/i18n/translator";
import { track } from "~/ui/analytics/track";
import { askDelivery } from "./ask-delivery";
import type { DeliveryEstimateState, DeliveryView } from "./delivery-view";

/** The estimate's state, and how to ask for a postcode: idle or answered, then loading, then result or error (DELIV-01). */
export function useDelivery(view: DeliveryView, t: Translator) {
  const [state, setState] = useState<DeliveryEstimateState>(view.answer);
  const latest = useRef(0);
  const used = useRef(false);
  const ask = async (typed: string): Promise<void> => {
    const turn = ++latest.current;
    const postcode = typed.trim();
    const fault = postcodeFault(postcode, view, t);
    if (fault !== null) {
      setState(fault);
      return;
    }
    if (!used.current) track("calculatorUsed", { calculator: "delivery" });
    used.current = true;
    setState({ state: "loading" });
    const found = await askDelivery(view.lookup, postcode);
    // An answer to an earlier question is dropped.
    if (turn !== latest.current) return;
    if (found !== null && found !== "failed") setState(found);
    else setState({ state: "error", field: null, text: t(`delivery.${found ?? "none"}`) });
  };
  return { state, ask };
}

function postcodeFault(postcode: string, view: DeliveryView, t: Translator): DeliveryEstimateState | null {
  if (postcode === "") return { state: "error", field: t("delivery.required"), text: null };
  return readPostcode({ postcode: { pattern: new RegExp(view.pattern) } }, postcode) !== null
    ? null
    : { state: "error", field: view.malformed, text: t("delivery.none") };
}

/** The postcode in a pasted text. Spaces around it, and a state before it, would use up the room of its last digits. */
export function pastedPostcode(text: string, maxLength: number): string {
  const [last = ""] = text.trim().split(/\s+/).slice(-1);
  return last.slice(0, maxLength);
}
