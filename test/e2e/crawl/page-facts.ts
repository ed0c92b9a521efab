import { Parser } from "htmlparser2";

/** A form of a page: where it leads, and what a browser would send that touches nothing. */
export interface FormFact {
  /** Empty for the page's own address. */
  readonly action: string;
  readonly method: "get" | "post";
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** What a crawler wants to know of a page's HTML. */
export interface PageFacts {
  readonly title: string;
  readonly headings: number;
  readonly description: string;
  readonly canonical: string;
  readonly robots: string;
  readonly language: string;
  readonly openGraph: ReadonlyMap<string, string>;
  /** Addresses of `<a>` in their order. */
  readonly links: readonly string[];
  /** Addresses of scripts, styles, icons and pictures. */
  readonly files: readonly string[];
  readonly forms: readonly FormFact[];
  /** What the boxes and lists of its forms offer to choose. */
  readonly choices: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  /** Classes of all its elements. */
  readonly classes: ReadonlySet<string>;
  /** Pictures without a size or without a word on what they show, as they stand in the page. */
  readonly poorPictures: readonly string[];
  readonly structured: readonly unknown[];
  /** Whether it prints the way to it. */
  readonly crumbs: boolean;
}

type Attributes = Readonly<Record<string, string>>;

/** Reads a page as the server wrote it: what script adds later is not there. */
export function pageFacts(html: string): PageFacts {
  const reader = new PageReader();
  const parser = new Parser(reader, { decodeEntities: true });
  parser.write(html);
  parser.end();
  return reader;
}

class PageReader implements PageFacts {
  title = "";
  headings = 0;
  description = "";
  canonical = "";
  robots = "";
  language = "";
  readonly openGraph = new Map<string, string>();
  readonly links: string[] = [];
  readonly files: string[] = [];
  readonly forms: { action: string; method: "get" | "post"; fields: [string, string][] }[] = [];
  readonly choices = new Set<string>();
  readonly ids = new Set<string>();
  readonly classes = new Set<string>();
  readonly poorPictures: string[] = [];
  readonly structured: unknown[] = [];
  crumbs = false;
  private drawing = 0;
  private isTitle = false;
  private json: string | null = null;
  private form: (typeof this.forms)[number] | null = null;
  private choice: { name: string; value: string | null; chosen: boolean } | null = null;

  onopentag(name: string, attributes: Attributes): void {
    if (name === "nav" && attributes["aria-label"] === "Breadcrumb") this.crumbs = true;
    if (attributes["id"] !== undefined) this.ids.add(attributes["id"]);
    for (const one of (attributes["class"] ?? "").split(/\s+/)) this.classes.add(one);
    if (name === "svg") this.drawing += 1;
    if (this.drawing === 0) this.element(name, attributes);
  }

  ontext(text: string): void {
    if (this.isTitle) this.title += text;
    if (this.json !== null) this.json += text;
  }

  onclosetag(name: string): void {
    if (name === "svg") this.drawing -= 1;
    if (name === "title") this.isTitle = false;
    if (name === "form") this.form = null;
    if (name === "select") this.endChoice();
    if (name === "script" && this.json !== null) {
      this.structured.push(JSON.parse(this.json));
      this.json = null;
    }
  }

  private element(name: string, attributes: Attributes): void {
    switch (name) {
      case "html":
        this.language = attributes["lang"] ?? "";
        return;
      case "title":
        this.isTitle = true;
        return;
      case "h1":
        this.headings += 1;
        return;
      case "meta": {
        this.meta(attributes);
        return;
      }
      case "link": {
        this.link(attributes);
        return;
      }
      case "script":
        if (attributes["type"] === "application/ld+json") this.json = "";
        {
          this.file(attributes["src"]);
          return;
        }
      case "a":
        if (attributes["href"] !== undefined) this.links.push(attributes["href"]);
        return;
      case "img": {
        this.picture(attributes);
        return;
      }
      case "form": {
        this.startForm(attributes);
        return;
      }
      default:
        this.field(name, attributes);
    }
  }

  private meta({ name, property, content = "" }: Attributes): void {
    if (name === "description") this.description = content;
    if (name === "robots") this.robots = content;
    if (property?.startsWith("og:") === true) this.openGraph.set(property, content);
  }

  private link({ rel = "", href = "", hreflang }: Attributes): void {
    if (rel === "canonical") this.canonical = href;
    // The page's own address in each language, where no link of the page need lead.
    else if (hreflang !== undefined) return;
    else if (rel === "alternate") this.links.push(href);
    else this.file(href);
  }

  private file(address: string | undefined): void {
    if (address !== undefined) this.files.push(address);
  }

  private picture({ src = "", alt, width, height }: Attributes): void {
    this.file(src);
    const isSized = Number(width) > 0 && Number(height) > 0;
    if (alt === undefined) this.poorPictures.push(`${src} has no alt`);
    if (!isSized) this.poorPictures.push(`${src} has no size`);
  }

  private startForm({ action = "", method = "get" }: Attributes): void {
    this.form = { action, method: method.toLowerCase() === "post" ? "post" : "get", fields: [] };
    this.forms.push(this.form);
  }

  private field(tag: string, { name = "", value = "", type = "", checked, disabled, selected }: Attributes) {
    if (tag === "select") this.choice = { name, value: null, chosen: false };
    if (tag === "option" && this.choice !== null && !this.choice.chosen) {
      this.choice.value = selected === undefined ? (this.choice.value ?? value) : value;
      this.choice.chosen = selected !== undefined;
    }
    const isChoice = tag === "option" || /^(?:checkbox|radio)$/.test(type);
    if (isChoice && value !== "") this.choices.add(value);
    const isOff = /^(?:checkbox|radio)$/.test(type) && checked === undefined;
    if (tag !== "input" || name === "" || disabled !== undefined || isOff) return;
    if (!/^(?:submit|image|button|file)$/.test(type)) this.form?.fields.push([name, value]);
  }

  private endChoice(): void {
    if (this.choice !== null && this.choice.name !== "")
      this.form?.fields.push([this.choice.name, this.choice.value ?? ""]);
    this.choice = null;
  }
}
