import { useTranslation } from "~/i18n/translation";
import { Carousel } from "~/ui/carousel/carousel";
import { FilmPlayer } from "./film-player";
import type { GalleryPanelProps } from "~/features/vehicle/gallery/panel-props";
import * as css from "./film.css";

/** The walkaround: its film, or its films in a row. */
export function FilmPanel({ gallery, pictures, shown, sizes }: GalleryPanelProps) {
  const { t } = useTranslation();
  const players = gallery.films.map((film, index) => (
    <FilmPlayer
      key={film.kind === "embed" ? film.frame : film.file}
      film={film}
      label={t("viewer.playFilm")}
      poster={pictures[index] ?? pictures[0]}
      shown={shown}
      sizes={sizes}
      priority={gallery.first === "walkaround" && index === 0}
    />
  ));
  if (players.length === 1) return players[0] ?? null;
  const labels = {
    row: t("viewer.films"),
    previous: t("viewer.previousFilm"),
    next: t("viewer.nextFilm"),
  };
  return (
    <Carousel variant="full" labels={labels} className={css.fill}>
      {players}
    </Carousel>
  );
}
