import { lazy, type ReactNode, Suspense, useMemo } from "react";
import type { ResultsMapView } from "./map-view";
import ResultsMap from "./results-map";
import { beside } from "./results-map.css";

const Map = import.meta.env.SSR ? ResultsMap : lazy(() => import("./results-map"));

interface BesideMapProps {
  /** Null for the list alone. */
  readonly map: ResultsMapView | null;
  readonly children: ReactNode;
}

/** A list with a map at its side. The map's script is fetched where there is one, and its HTML is there before. */
export function BesideMap({ map, children }: BesideMapProps) {
  // The same element as before: a boundary that changes before its script is there loses its HTML.
  const side = useMemo(
    () =>
      map === null ? null : (
        <Suspense fallback={null}>
          <Map map={map} />
        </Suspense>
      ),
    [map],
  );
  return side === null ? (
    children
  ) : (
    <div className={beside}>
      {side}
      {children}
    </div>
  );
}
