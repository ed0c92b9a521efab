import { expect, it } from "vitest";
import { notePictures } from "./picture-notes";

const HOSTS = ["cdn.example"];
const notes = (...addresses: string[]) => {
  const codes: string[] = [];
  notePictures(addresses, HOSTS, (code) => codes.push(code));
  return codes;
};

it("says nothing of pictures that the site will show", () => {
  expect(notes()).toEqual([]);
  expect(notes("/media/studio/ute.jpg", "https://cdn.example/1.jpg", "HTTPS://CDN.EXAMPLE/2.jpg")).toEqual(
    [],
  );
});

it("tells of pictures without https, once for a row", () => {
  expect(notes("http://cdn.example/1.jpg", "http://other.example/2.jpg")).toEqual(["picture-not-https"]);
});

it("names the hosts that the dealer's file does not allow, three at most", () => {
  expect(notes("https://a.example/1.jpg", "https://a.example/2.jpg", "https://cdn.example/3.jpg")).toEqual([
    "picture-host-not-allowed a.example",
  ]);
  const many = Array.from({ length: 9 }, (_, at) => `https://h${at}.example/1.jpg`);
  expect(notes(...many)).toHaveLength(3);
});

it("tells of addresses that are refused whatever their host", () => {
  expect(notes("https://user:secret@cdn.example/1.jpg")).toEqual(["picture-address-refused"]);
  expect(notes("https://cdn.example:8443/1.jpg")).toEqual(["picture-address-refused"]);
});
