import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { vehiclePdfResponse } from "~/pages/paper/vehicle-pdf.server";

/** The same sheet for programs (CALL-20, OPEN-126): what is wrong is `{error}`. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  try {
    return await vehiclePdfResponse(request, params["slug"]);
  } catch (thrown) {
    if (!(thrown instanceof Response) || thrown.status < 400) throw thrown;
    return json({ error: "No such vehicle, or no PDF of it." }, { status: thrown.status });
  }
}
