import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { showJourney, takeJourney } from "./journey-page.server";

export { formPageHeaders as headers } from "~/features/forms/sending/form-headers.server";
export {
  keepRefusedForm as shouldRevalidate,
  sendForm as clientAction,
} from "~/features/forms/sending/form-sending";
export { CheckoutPageRoute as default, checkoutMeta as meta } from "~/pages/checkout/checkout-page-route";

/** A step of buying online, `?car_id={slug}&step={step}` (ROUTE-14, RES-09). */
export function loader({ request, context }: LoaderFunctionArgs) {
  return showJourney(request, context);
}

/** Keeps a step; the last one places the order and leads to its payment. */
export function action({ request, context }: ActionFunctionArgs) {
  return takeJourney(request, context);
}
