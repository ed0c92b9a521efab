import { describe, expect, it } from "vitest";
import { formatsFor } from "./picture-format";

describe("format negotiation", () => {
  it.each([
    ["Chrome", "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", ["avif", "webp", "jpeg"]],
    [
      "Safari, which names WebP first",
      "image/webp,image/avif,image/jxl,image/heic,video/*;q=0.8,image/png,image/*;q=0.8,*/*;q=0.5",
      ["avif", "webp", "jpeg"],
    ],
    ["WebP alone", "image/webp,*/*", ["webp", "jpeg"]],
    ["an old browser", "image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5", ["jpeg"]],
    ["anything", "*/*", ["jpeg"]],
    ["no header", null, ["jpeg"]],
    ["an empty header", "", ["jpeg"]],
    ["weights", "image/avif;q=0.5,image/webp;q=0.9,image/jpeg;q=0.1", ["webp", "avif", "jpeg"]],
    ["AVIF ruled out", "image/avif;q=0,image/webp", ["webp", "jpeg"]],
    ["AVIF ruled out with decimals", "image/avif;q=0.000,image/webp", ["webp", "jpeg"]],
    ["JPEG liked better", "image/jpeg,image/webp;q=0.2", ["jpeg", "webp"]],
    ["everything liked better than WebP", "image/webp;q=0.5,*/*;q=0.8", ["jpeg", "webp"]],
    ["JPEG ruled out", "image/webp,image/jpeg;q=0", ["webp", "jpeg"]],
    ["nothing we have", "image/png", ["jpeg"]],
    [
      "capitals, spaces and parameters",
      "IMAGE/AVIF ; profile=main ; Q=0.8 , image/webp;q=0.7",
      ["avif", "webp", "jpeg"],
    ],
    ["an unreadable weight", "image/avif;q=much,image/webp", ["webp", "jpeg"]],
    ["a name that only starts alike", "image/avif-sequence,image/webpx", ["jpeg"]],
  ])("%s", (_, accept, formats) => {
    expect(formatsFor(accept)).toEqual(formats);
  });
});
