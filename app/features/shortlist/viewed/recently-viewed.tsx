import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useCounted } from "~/ui/analytics/consent";
import type { ViewedCar } from "./viewed-cars";

export interface RecentlyViewedProps<Card> {
  /** The dealer's slug. */
  readonly site: string;
  /** The vehicle this page is about: it is noted as viewed, and not shown in the row. */
  readonly current?: ViewedCar;
  /** Ids of vehicles that the page shows anyway: they are not shown in the row. */
  readonly shown?: readonly string[];
  readonly renderCard: (card: Card) => ReactNode;
}

/** The row is fetched when it is this close to the screen. */
const NEAR = "500px 0px";

const ViewedRow = lazy(() => import("./viewed-row"));

/**
 * The vehicles viewed before in this browser (FAV-05). Only the browser knows them: without script there is no row, and
 * it is fetched when its place comes near the screen.
 */
export function RecentlyViewed<Card>({ site, current, shown = [], renderCard }: RecentlyViewedProps<Card>) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const counted = useCounted();
  useEffect(() => {
    if (current === undefined || !counted) return;
    void import("./viewed-cars").then(({ recordViewed }) => recordViewed(site, current));
  }, [site, current, counted]);
  return (
    <div ref={place}>
      {near ? (
        <Suspense fallback={null}>
          {/* `lazy` forgets type parameters: cards are whatever the route's own answer holds. */}
          <ViewedRow
            site={site}
            except={current === undefined ? shown : [...shown, current.id]}
            renderCard={renderCard as (card: unknown) => ReactNode}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function useNear(place: React.RefObject<HTMLElement>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return near;
}
