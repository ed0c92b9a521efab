import { withJsonFaults } from "~/request/json-faults.server";
import { vehiclePdfResponse } from "~/pages/paper/vehicle-pdf.server";

/** The same sheet for programs (CALL-20, OPEN-126). */
export const loader = withJsonFaults(({ request, params }) => vehiclePdfResponse(request, params["slug"]));
