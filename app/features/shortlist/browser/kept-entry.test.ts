// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { describedBy } from "./kept-entry";

const CARD = `<article>
  <h3><a href="/cars/2014-honda-jazz-hc2">2014 Honda Jazz</a></h3>
  <img src="/media/v/2">
  <button value="2" data-make="Honda" data-model="Jazz"></button>
</article>`;

function pressedOn(path: string, main: string, id: string) {
  location.href = `https://dealer.example${path}`;
  document.body.innerHTML = `<main>${main}</main>`;
  const button = document.querySelector<HTMLElement>(`button[value="${id}"]`);
  if (button === null) throw new Error("there is no such button");
  return describedBy(button, id);
}

afterEach(() => {
  document.body.innerHTML = "";
});

describe("the vehicle that a button saves or compares (FAV-01, ENT-37)", () => {
  const page = `<img src="/media/v/1"><button value="1"></button>${CARD}<h1> 2017 Honda Jazz </h1>`;

  it("is that of the page, although other vehicles' cards are on it", () => {
    expect(pressedOn("/cars/2017-honda-jazz-hc1", page, "1")).toMatchObject({
      id: "1",
      name: "2017 Honda Jazz",
      slug: "2017-honda-jazz-hc1",
      primary_image_url: "/media/v/1",
    });
  });

  it("is that of the card where it stands on one", () => {
    const kept = { name: "2014 Honda Jazz", slug: "2014-honda-jazz-hc2", make: "Honda", model: "Jazz" };
    for (const path of ["/cars/2017-honda-jazz-hc1", "/search/used-cars"])
      expect(pressedOn(path, page, "2")).toMatchObject({ ...kept, id: "2", primary_image_url: "/media/v/2" });
  });

  it("has no name on a page of none", () => {
    expect(pressedOn("/compare", `<h1>Compare</h1><button value="1"></button>`, "1")).toMatchObject({
      id: "1",
      name: "",
      slug: "",
    });
  });
});
