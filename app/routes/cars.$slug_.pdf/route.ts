import { withJsonFaults } from "~/request/json-faults.server";
import { vehiclePdfResponse } from "~/pages/paper/vehicle-pdf.server";

/** A vehicle's sheet as a PDF, as pages link it; what is wrong is `{error}`. */
export const loader = withJsonFaults(({ request, params }) => vehiclePdfResponse(request, params["slug"]));
