import { expect, it } from "vitest";
import { likelyPages } from "./likely-pages";

const KNOWN = [
  { label: "About us", href: "/about-us" },
  { label: "Warranty and guarantee", href: "/warranty" },
  { label: "Moorooka", href: "/locations/harbour-moorooka" },
  { label: "Book a service", href: "/service" },
  { label: "Service", href: "/service" },
];
const likely = (path: string) => likelyPages(path, KNOWN).map(({ href }) => href);

it("finds pages by words shared, begun or mistyped, each once", () => {
  expect(likely("/about")).toEqual(["/about-us"]);
  expect(likely("/aboot-us")).toEqual(["/about-us"]);
  expect(likely("/abuot-us")).toEqual(["/about-us"]);
  expect(likely("/our-warranties")).toEqual([]);
  expect(likely("/warrantys")).toEqual(["/warranty"]);
  expect(likely("/yards/moorooka")).toEqual(["/locations/harbour-moorooka"]);
  expect(likely("/services")).toEqual(["/service"]);
});

it("finds nothing for an address that says nothing", () => {
  expect(likely("/")).toEqual([]);
  expect(likely("/x/1")).toEqual([]);
  expect(likely("/%E0%A4%A")).toEqual([]);
  expect(likely("/wp-login.php")).toEqual([]);
});
