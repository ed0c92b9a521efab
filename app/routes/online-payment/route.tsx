import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { showPayment, takePayment } from "./payment-page.server";

export { formPageHeaders as headers } from "~/features/forms/sending/form-headers.server";
export {
  keepRefusedForm as shouldRevalidate,
  sendForm as clientAction,
} from "~/features/forms/sending/form-sending";
export { CheckoutPageRoute as default, checkoutMeta as meta } from "~/pages/checkout/checkout-page-route";

/** Pays an invoice (ROUTE-61, OPEN-39). */
export function loader({ request, context }: LoaderFunctionArgs) {
  return showPayment(request, context);
}

/** Takes the form and leads to the payment. */
export function action({ request, context }: ActionFunctionArgs) {
  return takePayment(request, context);
}
