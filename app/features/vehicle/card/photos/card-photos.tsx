import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "~/i18n/translation";
import { picturesPath, vehiclePath } from "~/paths";
import { IconButton } from "~/ui/button/button";
import { Link } from "~/ui/link/link";
import { ownPath } from "~/ui/link/site-base";
import { Picture } from "~/ui/picture/picture";
import { flip } from "~/ui/theme/layout.css";
import { sr } from "~/ui/theme/typography.css";
import type { PictureView } from "../../picture-view";
import type { CardView } from "../card-view";
import * as css from "./card-photos.css";
import { type Touch, useFirstSwipe } from "./use-first-swipe";

export interface CardPhotosProps {
  readonly card: Pick<CardView, "slug" | "title" | "photos">;
  readonly sizes: string;
  readonly pictureClass: string;
  /** Where a finger was put down, if it was one that asked for the photos. */
  readonly touch: Touch | null;
}

/**
 * The vehicle's other photos on its card: a row that scrolls and snaps, by swipe, arrow buttons or their keys. Fetched
 * with the first use; until then, and where they cannot be had, the card has its one picture.
 */
export default function CardPhotos({ card, sizes, pictureClass, touch }: CardPhotosProps) {
  const { t } = useTranslation();
  const row = useRef<HTMLDivElement>(null);
  const [pictures, setPictures] = useState<readonly PictureView[]>([]);
  const [place, setPlace] = useState(0);
  const [target, setTarget] = useState<{ readonly place: number } | null>(null);
  // The row is drawn before it can be moved.
  useEffect(() => {
    if (target !== null)
      row.current?.children[target.place]?.scrollIntoView({ block: "nearest", inline: "start" });
  }, [target]);
  const total = pictures.length > 0 ? pictures.length : card.photos;
  const move = useCallback(
    (step: number) => {
      const turn = (known: readonly PictureView[]) => {
        const next = Math.min(Math.max(place + step, 0), Math.max(known.length - 1, 0));
        setPictures(known);
        setPlace(next);
        setTarget({ place: next });
      };
      if (pictures.length > 0) turn(pictures);
      else void fetchPictures(card.slug).then(turn);
    },
    [card.slug, pictures, place],
  );
  const box = useFirstSwipe(touch, pictures.length === 0, move);
  return (
    <div ref={box} className={css.box}>
      {pictures.length === 0 ? null : (
        <div
          ref={row}
          className={css.row}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setPlace(Math.round(Math.abs(scrollLeft) / Math.max(clientWidth, 1)))
          }
        >
          {pictures.map((picture) => (
            <Link key={picture.src} to={vehiclePath(card.slug)} tabIndex={-1} className={css.slide}>
              <Picture
                {...picture}
                className={pictureClass}
                width={1200}
                height={900}
                minWidth={320}
                maxWidth={960}
                sizes={sizes}
              />
            </Link>
          ))}
        </div>
      )}
      <IconButton
        icon="chevron-left"
        label={`${t("card.previousPhoto")}: ${card.title}`}
        iconClassName={flip}
        className={css.previous}
        disabled={place === 0}
        onClick={() => move(-1)}
      />
      <IconButton
        icon="chevron-right"
        label={`${t("card.nextPhoto")}: ${card.title}`}
        iconClassName={flip}
        className={css.next}
        disabled={place >= total - 1}
        onClick={() => move(1)}
      />
      <p role="status" className={sr}>
        {pictures.length === 0 ? "" : t("viewer.place", { number: place + 1, total })}
      </p>
    </div>
  );
}

/** None where they cannot be had. */
async function fetchPictures(slug: string): Promise<readonly PictureView[]> {
  try {
    const answer = await fetch(ownPath(picturesPath(slug)));
    if (!answer.ok) return [];
    // Our own route writes it (`cars.$slug_.pictures[.]json`).
    return ((await answer.json()) as { readonly pictures: readonly PictureView[] }).pictures;
  } catch {
    return [];
  }
}
