import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { showReserve, takeReserve } from "~/pages/checkout/reserve-page.server";

export { formPageHeaders as headers } from "~/features/forms/sending/form-headers.server";
export {
  keepRefusedForm as shouldRevalidate,
  sendForm as clientAction,
} from "~/features/forms/sending/form-sending";
export { CheckoutPageRoute as default, checkoutMeta as meta } from "~/pages/checkout/checkout-page-route";

/** Reserves a vehicle (ROUTE-11). */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  return showReserve(request, params["slug"], "checkout", context);
}

/** Takes the form: places the reservation, leads to the payment. */
export function action({ request, params, context }: ActionFunctionArgs) {
  return takeReserve(request, params["slug"], "checkout", context);
}
