import type { LoaderFunctionArgs } from "@remix-run/node";
import { freeTimesOf } from "~/pages/form/availability.server";

/** The times that are free for a test drive ({@link freeTimesOf}). */
export async function loader({ request }: LoaderFunctionArgs) {
  return freeTimesOf(request, "testDrive");
}
