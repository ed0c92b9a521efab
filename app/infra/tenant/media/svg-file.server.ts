import { SaxesParser, type SaxesTagNS } from "saxes";

/** A drawing that may be shown, by its size in units of its `viewBox`; or why it may not, in words after "expected". */
export type SvgReading =
  | { readonly width: number; readonly height: number }
  | { readonly expected: string; readonly received: string };

const SVG = "http://www.w3.org/2000/svg";
const XHTML = "http://www.w3.org/1999/xhtml";

/** Elements that only draw. Whatever runs, moves, links or brings other documents along is not among them. */
const DRAWN = new Set(
  (
    "svg g defs symbol use title desc metadata style path rect circle ellipse line polyline polygon text tspan " +
    "textPath linearGradient radialGradient stop clipPath mask pattern marker image switch view filter feBlend " +
    "feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap " +
    "feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode " +
    "feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence"
  ).split(" "),
);

const INNER = /^#[^\s]*$/;
const INLINE_PICTURE = /^data:image\/(?:png|jpeg|webp);base64,[\w+/=\s]*$/;
const VIEW_BOX = /^\s*-?[\d.]+[\s,]+-?[\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*$/;
const MOST_UNITS = 99_999;
/** More than a drawing needs; each holds memory while it is read. */
const DEEPEST = 200;

class Refused extends Error {
  constructor(
    readonly expected: string,
    readonly found: string,
  ) {
    super(found);
  }
}

/**
 * Reads an SVG file, which must only draw: no script, no handler of events, no animation, nothing from another address
 * and no definitions of its own that an XML reader would replace.
 */
export function readSvg(text: string): SvgReading {
  try {
    return checkedSvg(text);
  } catch (error) {
    if (error instanceof Refused) return { expected: error.expected, received: error.found };
    const told = error instanceof Error ? error.message : String(error);
    return { expected: "an SVG drawing", received: `what is no XML (${told.slice(0, 80)})` };
  }
}

function checkedSvg(text: string): SvgReading {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const inLine = () => ` in line ${parser.line}`;
  let viewBox: string | null = null;
  let depth = 0;
  let isStyle = false;
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("doctype", (doctype) => {
    // Old programs write one that names the standard; one with brackets defines entities.
    if (doctype.includes("[")) throw new Refused("no definitions in <!DOCTYPE>", `some${inLine()}`);
  });
  parser.on("processinginstruction", ({ target }) => {
    throw new Refused("a drawing alone", `<?${target}?>${inLine()}`);
  });
  parser.on("opentag", (tag) => {
    depth += 1;
    if (depth > DEEPEST) throw new Refused("a simpler drawing", `${DEEPEST} elements in one another`);
    if (depth === 1 && (tag.local !== "svg" || tag.uri !== SVG))
      throw new Refused("an SVG drawing", `<${tag.name}>${inLine()}`);
    if (depth === 1) {
      viewBox = tag.attributes["viewBox"]?.value ?? null;
    }
    const wrong = wrongElement(tag) ?? wrongAttribute(tag);
    if (wrong !== null) throw new Refused("a drawing that only draws", wrong + inLine());
    isStyle = tag.uri === SVG && tag.local === "style";
  });
  const style = (words: string) => {
    if (isStyle && fetches(words))
      throw new Refused("styles without other addresses", `one in <style>${inLine()}`);
  };
  parser.on("text", style);
  parser.on("cdata", style);
  parser.on("closetag", () => {
    depth -= 1;
    isStyle = false;
  });
  parser.write(text).close();
  return sizeOf(viewBox);
}

function sizeOf(viewBox: string | null): SvgReading {
  const [, width, height] = VIEW_BOX.exec(viewBox ?? "") ?? [];
  const size = { width: Math.round(Number(width)), height: Math.round(Number(height)) };
  const isSize = [size.width, size.height].every((one) => one >= 1 && one <= MOST_UNITS);
  if (isSize) return size;
  return {
    expected: 'a viewBox with its size on <svg>, as in viewBox="0 0 240 60"',
    received: viewBox === null ? "none" : JSON.stringify(viewBox.slice(0, 60)),
  };
}

/** Elements of drawing programs (Inkscape's, Illustrator's) are passed over by browsers; those of web pages are not. */
function wrongElement({ uri, local, name }: SaxesTagNS): string | null {
  const isDrawn = uri === SVG ? DRAWN.has(local) : uri !== XHTML;
  return isDrawn ? null : `<${name}>`;
}

function wrongAttribute({ attributes }: SaxesTagNS): string | null {
  for (const { local, name, value } of Object.values(attributes)) {
    if (/^on/i.test(local)) return `the attribute ${name}`;
    if (local === "href" || local === "src") {
      if (!INNER.test(value) && !INLINE_PICTURE.test(value))
        return `${name}=${JSON.stringify(value.slice(0, 60))}`;
    } else if (name !== "xmlns" && !name.startsWith("xmlns:") && fetches(value)) {
      return `another address in the attribute ${name}`;
    }
  }
  return null;
}

/** Whether a style names anything outside of the drawing. A backslash can spell any other letter. */
function fetches(style: string): boolean {
  const plain = style.replace(/\/\*[\s\S]*?\*\//g, "");
  return /@import|@font-face|\\|javascript:|image-set\(|image\(|url\(\s*(?!["']?#)/i.test(plain);
}
