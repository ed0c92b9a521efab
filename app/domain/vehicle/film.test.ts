import { describe, expect, it } from "vitest";
import { filmAt, filmsOf, spinViewerAt, type FilmedVehicle } from "./film";

const HOSTS = ["www.youtube.com", "player.vimeo.com"];
const NONE: FilmedVehicle = { walkaround_videos: [], videos: [], video_url: null, external_video_url: null };
const list = (...urls: string[]) => urls.map((url) => ({ video: { url } }));
const files = (vehicle: Partial<FilmedVehicle>) =>
  filmsOf({ ...NONE, ...vehicle }, HOSTS).map((film) => (film.kind === "native" ? film.file : film.frame));

describe("GAL-16: the walkaround's films (OPEN-80)", () => {
  const full = {
    walkaround_videos: list("/a.webm", "/b.webm"),
    videos: list("/c.webm"),
    video_url: "/d.webm",
    external_video_url: "/e.webm",
  };

  it("come from the first field that holds any", () => {
    expect(files(full)).toEqual(["/a.webm", "/b.webm"]);
    expect(files({ ...full, walkaround_videos: [] })).toEqual(["/c.webm"]);
    expect(files({ ...full, walkaround_videos: [], videos: [] })).toEqual(["/d.webm"]);
    expect(files({ external_video_url: "/e.webm" })).toEqual(["/e.webm"]);
    expect(files({})).toEqual([]);
  });

  it("come once each", () => {
    expect(files({ videos: list("/a.webm", "/a.webm", "/b.webm") })).toEqual(["/a.webm", "/b.webm"]);
  });
});

describe("GAL-14: a film is embedded only from a provider's embed host", () => {
  it.each([
    ["https://www.youtube.com/embed/abc-_1", "https://www.youtube.com/embed/abc-_1"],
    ["http://www.youtube.com/embed/abc", "https://www.youtube.com/embed/abc"],
    ["https://www.youtube.com/watch?v=abc&t=9", "https://www.youtube.com/embed/abc"],
    ["https://m.youtube.com/watch?v=abc", "https://www.youtube.com/embed/abc"],
    ["https://youtu.be/abc", "https://www.youtube.com/embed/abc"],
    ["https://www.youtube.com/shorts/abc", "https://www.youtube.com/embed/abc"],
    ["https://player.vimeo.com/video/12?h=3", "https://player.vimeo.com/video/12?h=3"],
    ["https://vimeo.com/12", "https://player.vimeo.com/video/12"],
  ])("%s as %s", (page, frame) => {
    expect(filmAt(page, HOSTS)).toEqual({ kind: "embed", frame, page });
  });

  it("and none from a provider the dealer does not have", () => {
    expect(filmAt("https://www.youtube.com/embed/abc", ["player.vimeo.com"]).kind).toBe("native");
    expect(filmAt("https://www.youtube.com/embed/abc", []).kind).toBe("native");
  });
});

it.each([
  "/films/suv.webm",
  "https://media.example/suv.mp4",
  "https://www.youtube.com.example/embed/abc",
  "https://example/?www.youtube.com",
  "https://www.youtube.com@example/embed/abc",
  "https://user@www.youtube.com/embed/abc",
  "https://www.youtube.com:8443/embed/abc",
])("GAL-15: %s is played by the browser", (file) => {
  expect(filmAt(file, HOSTS)).toEqual({ kind: "native", file });
});

describe("GAL-16: another company's spin viewer", () => {
  const hosts = ["spins.example"];

  it.each([
    ["https://spins.example/v/1", "https://spins.example/v/1"],
    ["  https://spins.example/v/1 ", "https://spins.example/v/1"],
    ['<iframe src="//spins.example/v/1" width="1"></iframe>', "https://spins.example/v/1"],
    ["<iframe width=1 src='https://spins.example/v/1'>", "https://spins.example/v/1"],
  ])("%j is framed", (code, address) => {
    expect(spinViewerAt(code, hosts)).toBe(address);
  });

  it.each([null, "", "A1B2", "https://other.example/v/1", "javascript:alert(1)", '<script src="/x.js">'])(
    "%j is not",
    (code) => {
      expect(spinViewerAt(code, hosts)).toBeNull();
    },
  );
});
