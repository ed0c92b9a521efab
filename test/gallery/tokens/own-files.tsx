import { Picture } from "~/ui/picture/picture";
import { Row, Scale } from "./scales";
import type { OwnFileView } from "./token-view";
import * as css from "./tokens.css";

const SHAPES = ["1 / 1", "16 / 9", "32 / 9"];

/** The dealer's own files: pictures whole, then as narrow and wide places crop them. */
export function OwnFiles({ files }: { readonly files: readonly OwnFileView[] }) {
  const about =
    files.length === 0
      ? "The dealer's folder media/ has none."
      : "What the dealer's folder media/ has: pictures whole, then as narrow and wide places crop them.";
  return (
    <Scale title="Own files" about={about}>
      {files.map(({ name, about: facts, picture }) => (
        <Row key={name} name={name} value={facts}>
          {picture === null ? undefined : (
            <span className={css.crops}>
              <Picture {...picture} alt="" sizes="240px" maxWidth={480} className={css.whole} />
              {picture.src.endsWith(".svg")
                ? null
                : SHAPES.map((shape) => (
                    <span key={shape} className={css.crop} style={{ aspectRatio: shape }}>
                      <Picture {...picture} alt="" sizes="240px" maxWidth={480} className={css.cropped} />
                    </span>
                  ))}
            </span>
          )}
        </Row>
      ))}
    </Scale>
  );
}
