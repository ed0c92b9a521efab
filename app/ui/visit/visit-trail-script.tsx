import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useCounted } from "../analytics/consent";
import { noteVisit } from "./visit-trail";

/** Notes the pages of a visit, if the visitor may be counted. */
export function VisitTrailScript() {
  const { pathname, search } = useLocation();
  const counted = useCounted();
  useEffect(() => {
    // The router's path is without the language of the address.
    if (counted) noteVisit(globalThis.location);
  }, [counted, pathname, search]);
  return null;
}
