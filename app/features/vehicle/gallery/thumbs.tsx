import type { MouseEvent } from "react";
import { picturesBeyond, type Thumb, thumbsOf } from "~/domain/vehicle/viewer-thumbs";
import { useTranslation } from "~/i18n/translation";
import { Icon } from "~/ui/icon/icon";
import { Picture, pictureAt } from "~/ui/picture/picture";
import { classNames } from "~/ui/theme/class-names";
import type { PictureView } from "../picture-view";
import type { GalleryView } from "./gallery-view";
import * as css from "./thumbs.css";

/** The last thumbnail of a phone's row and of a desk's; it says how many pictures come after it. */
const LAST = { phone: 4, desk: 5 };

interface ThumbsProps {
  readonly pictures: readonly PictureView[];
  readonly films: GalleryView["films"];
  /** Which picture the viewer shows; null while it shows something else. */
  readonly current: number | null;
  readonly onPick: (thumb: Thumb) => void;
}

/** Small pictures below the viewer (GAL-05, GAL-13). Without script each leads to its large picture. */
export function Thumbs({ pictures, films, current, onPick }: ThumbsProps) {
  const thumbs = thumbsOf(pictures.length, films.length);
  if (thumbs.length === 0) return null;
  const pick = (thumb: Thumb) => (event: MouseEvent) => {
    event.preventDefault();
    onPick(thumb);
  };
  return (
    <div className={css.thumbs}>
      {thumbs.map((thumb, place) =>
        thumb.kind === "film" ? (
          <FilmThumb key="film" picture={pictures[0]} film={films[0]} onClick={pick(thumb)} />
        ) : (
          <PictureThumb
            key={thumb.index}
            index={thumb.index}
            pictures={pictures}
            isCurrent={thumb.index === current}
            onClick={pick(thumb)}
          >
            <Beyond thumbs={thumbs} place={place} pictures={pictures.length} />
          </PictureThumb>
        ),
      )}
    </div>
  );
}

interface PictureThumbProps {
  readonly pictures: readonly PictureView[];
  readonly index: number;
  readonly isCurrent: boolean;
  readonly onClick: (event: MouseEvent) => void;
  readonly children: React.ReactNode;
}

function PictureThumb({ pictures, index, isCurrent, onClick, children }: PictureThumbProps) {
  const { t } = useTranslation();
  const src = pictures[index]?.src ?? "";
  return (
    <a
      href={pictureAt(src, 1600)}
      className={css.thumb}
      aria-current={isCurrent ? "true" : undefined}
      onClick={onClick}
    >
      <Small src={src} alt={t("vehicle.pictureOf", { number: index + 1, total: pictures.length })} />
      {children}
    </a>
  );
}

interface FilmThumbProps {
  readonly picture: PictureView | undefined;
  readonly film: GalleryView["films"][number] | undefined;
  readonly onClick: (event: MouseEvent) => void;
}

function FilmThumb({ picture, film, onClick }: FilmThumbProps) {
  const { t } = useTranslation();
  if (picture === undefined || film === undefined) return null;
  const href = film.kind === "embed" ? film.page : film.file;
  return (
    <a href={href} className={css.thumb} aria-label={t("viewer.playFilm")} onClick={onClick}>
      <Small src={picture.src} alt="" />
      <span className={css.play}>
        <Icon name="play" />
      </span>
    </a>
  );
}

interface SmallProps {
  readonly src: string;
  readonly alt: string;
}

function Small({ src, alt }: SmallProps) {
  return (
    <Picture
      src={src}
      alt={alt}
      className={css.photo}
      width={1200}
      height={900}
      maxWidth={320}
      sizes="160px"
    />
  );
}

interface BeyondProps {
  readonly thumbs: readonly Thumb[];
  readonly place: number;
  readonly pictures: number;
}

function Beyond({ thumbs, place, pictures }: BeyondProps) {
  const { t } = useTranslation();
  const number = picturesBeyond(thumbs, place, pictures);
  if (number === 0 || (place !== LAST.phone && place !== LAST.desk)) return null;
  return (
    <span className={classNames(css.over, place === LAST.phone && css.onPhone)}>
      {t("vehicle.morePictures", { number })}
    </span>
  );
}
