import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useCounted } from "../analytics/consent";
import { noteVisit } from "./visit-trail";

/** Notes the pages of a visit, if the visitor may be counted. */
export function VisitTrail() {
  const { pathname, search } = useLocation();
  const counted = useCounted();
  useEffect(() => {
    if (counted) noteVisit({ pathname, search });
  }, [counted, pathname, search]);
  return null;
}
