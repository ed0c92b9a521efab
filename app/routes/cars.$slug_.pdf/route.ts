import type { LoaderFunctionArgs } from "@remix-run/node";
import { vehiclePdfResponse } from "~/pages/paper/vehicle-pdf.server";

/** A vehicle's sheet as a PDF, as pages link it. */
export function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  return vehiclePdfResponse(request, params["slug"]);
}
