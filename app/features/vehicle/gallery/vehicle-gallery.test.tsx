import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { TranslationProvider } from "~/i18n/translation";
import type { GalleryView } from "./gallery-view";
import type { PhotosAsk } from "./photos-link";
import { VehicleGallery } from "./vehicle-gallery";

const t = serverTranslator("en-AU", {});
const PICTURES = ["hero", "side", "rear34", "front", "rear", "detail", "tail"].map((view) => ({
  src: `/media/v/suv-${view}-b3101a`,
  alt: `2022 Mazda CX-5, ${view}`,
}));
const FRAMES = Array.from(
  { length: 36 },
  (_, at) => `/media/v/suv-spin${String(at).padStart(2, "0")}-b3101a`,
);
const SPIN: GalleryView["spin"] = {
  kind: "frames",
  frames: FRAMES,
  alt: "All around",
  spots: [],
  rotateMs: null,
};
const PLAIN: GalleryView = { modes: ["gallery"], first: "gallery", films: [], spin: null, interior: null };
const OFFER = { title: "A vehicle", price: "$1", enquire: null };
const NATIVE = { kind: "native", file: "/films/suv.webm" } as const;
const EMBED = {
  kind: "embed",
  frame: "https://www.youtube.com/embed/x",
  page: "https://youtu.be/x",
} as const;

function htmlOf(gallery: Partial<GalleryView>, pictures = PICTURES.length): string {
  return renderToStaticMarkup(
    <TranslationProvider t={t}>
      <VehicleGallery
        gallery={{ ...PLAIN, ...gallery }}
        pictures={PICTURES.slice(0, pictures)}
        drawing="car"
        askPhotos={null}
        state="in-stock"
        offer={OFFER}
      />
    </TranslationProvider>,
  );
}

/** The small pictures' names: of the link for a film, of the picture in it otherwise. */
const thumbs = (html: string) =>
  [
    ...html.matchAll(/<a href="[^"]*"[^>]*?(?:aria-label="([^"]*)"[^>]*>|>.*?alt="(Picture \d+ of \d+)")/g),
  ].map(([, film, picture]) => film ?? picture);
const images = (html: string) => html.match(/<img\b[^>]*>/g) ?? [];

describe("the modes", () => {
  it("GAL-01, COPY-37: are chosen by radio buttons called Spin, Walkaround, Gallery and Interior", () => {
    const html = htmlOf({
      modes: ["spinner", "walkaround", "gallery", "interior"],
      first: "spinner",
      spin: SPIN,
      films: [EMBED],
      interior: { picture: { src: "/media/v/interior-hero-b3101a", alt: "Inside" }, spots: [] },
    });
    expect(html.match(/type="radio"/g)).toHaveLength(4);
    expect(html).toMatch(/Spin<.*Walkaround<.*Gallery<.*Interior</);
    expect(html).toMatch(/checked="" value="spinner"|value="spinner"[^>]*checked=""/);
  });

  it("OPEN-80: are not offered where there is one only", () => {
    expect(htmlOf({})).not.toContain('type="radio"');
  });

  it("show a drawing where there is nothing to show", () => {
    const drawn = (askPhotos: PhotosAsk | null) => {
      const props = { gallery: null, pictures: [], drawing: "caravan", state: "sold", offer: OFFER } as const;
      return renderToStaticMarkup(<VehicleGallery {...props} askPhotos={askPhotos} />);
    };
    expect(drawn(null)).toContain("no-picture-caravan");
    expect(drawn(null)).not.toContain("<a ");
    // VDP-46: there, where they are missed.
    expect(drawn({ href: "/photo-request?car_id=7", label: "Request photos" })).toMatch(
      /<a [^>]*href="\/photo-request\?car_id=7"/,
    );
  });
});

it("the button of full screen is no switch: its name alone says what it does next", () => {
  const html = htmlOf({});
  expect(html).toContain('aria-label="Full screen"');
  expect(html).not.toContain("aria-pressed");
});

describe("thumbnails", () => {
  it.each([
    [3, 0],
    [4, 4],
    [7, 6],
  ])("GAL-05, VDP-06: of %i pictures there are %i", (pictures, expected) => {
    expect(thumbs(htmlOf({}, pictures))).toHaveLength(expected);
  });

  it("the last of a row is named by its picture and what it shows, for who says aloud what is to be pressed", () => {
    const last = htmlOf({}, 7).match(/<a (?:(?!<\/a>).)*Picture 5 of 7(?:(?!<\/a>).)*<\/a>/s)?.[0] ?? "";
    expect(last).not.toContain("aria-label");
    expect(last.replace(/<[^>]*>/g, "")).toBe("+2");
  });

  it("GAL-13: include the film's only with a film and a first picture", () => {
    const filmed = { modes: ["walkaround", "gallery"], films: [EMBED] } as const;
    expect(thumbs(htmlOf(filmed))[1]).toBe("Play the walkaround");
    expect(thumbs(htmlOf({}))).not.toContain("Play the walkaround");
    expect(thumbs(htmlOf({ ...filmed, modes: ["walkaround"], first: "walkaround" }, 0))).toEqual([]);
  });

  it("lead to the large pictures without script", () => {
    expect(htmlOf({})).toContain('<a href="/media/v/suv-rear34-b3101a?w=1600"');
  });
});

describe("GAL-06: the first two pictures load with priority", () => {
  it("of the gallery", () => {
    const [first, second, third] = images(htmlOf({}));
    expect(first).toContain('fetchpriority="high"');
    expect(second).not.toContain("lazy");
    expect(third).toContain('loading="lazy"');
  });

  it("the first photograph standing for the spin where the page begins with it", () => {
    const html = htmlOf({ modes: ["spinner", "gallery"], first: "spinner", spin: SPIN });
    const eager = images(html.replace(/<noscript>.*?<\/noscript>/gs, "")).filter(
      (image) => !image.includes("lazy"),
    );
    expect(eager).toHaveLength(2);
    expect(eager[0], "sharper than a frame").toContain("suv-hero");
    expect(eager[0]).toContain('fetchpriority="high"');
    expect(eager[1]).toContain("suv-hero");
  });
});

describe("a film", () => {
  it("GAL-14: in a frame is a link that names its host, and no frame before it is played", () => {
    const html = htmlOf({ modes: ["walkaround", "gallery"], films: [EMBED] });
    expect(html).toContain('<a href="https://youtu.be/x" rel="noopener noreferrer"');
    expect(html).toContain("Loads from www.youtube.com");
    expect(html).not.toContain("<iframe");
  });

  it("GAL-15: of ours plays in the browser's player, and loads nothing before", () => {
    const html = htmlOf({ modes: ["walkaround", "gallery"], films: [NATIVE] });
    expect(html).toMatch(/<video src="\/films\/suv\.webm"[^>]*controls=""[^>]*preload="none"/);
  });

  it("is one of a row where there are several", () => {
    const html = htmlOf({ modes: ["walkaround", "gallery"], films: [NATIVE, EMBED] });
    expect(html).toMatch(/<ul[^>]*aria-label="Films of this vehicle"/);
  });
});

it("without script the spin is twelve of its frames in a row", () => {
  const html = htmlOf({ modes: ["spinner", "gallery"], first: "spinner", spin: SPIN });
  const strip = /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? "";
  expect(images(strip)).toHaveLength(12);
  expect(strip).toContain("spin03");
});

it("another company's spin is a link until it is opened", () => {
  const html = htmlOf({
    modes: ["spinner", "gallery"],
    first: "spinner",
    spin: { kind: "foreign", address: "https://spins.example/1" },
  });
  expect(html).toContain('<a href="https://spins.example/1"');
  expect(html).toContain("Open the spin");
  expect(html).not.toContain("<iframe");
});
