import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { testListing } from "../../../../test/fixtures/listing";
import { ResultsJsonLd } from "./results-json-ld";

const { results } = testListing();

async function graphOf(path: string): Promise<unknown> {
  const view = await results(path);
  const entries = [{ name: "2022 Mazda CX-5", path: "/cars/mazda-1" }];
  const html = renderToStaticMarkup(<ResultsJsonLd view={view} entries={entries} />);
  return html === "" ? null : JSON.parse(html.replace(/<[^>]+>/g, ""));
}

it("tells of the breadcrumbs, whose positions start at 1 (NAV-11, NAV-12)", async () => {
  const crumb = (position: number, name: string, item: string) => ({
    "@type": "ListItem",
    position,
    name,
    item: `https://test-cars.example${item}`,
  });
  expect(await graphOf("/search/used-cars/mazda/cx-5")).toMatchObject({
    "@graph": [
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          crumb(1, "Home", "/"),
          crumb(2, "Used cars", "/search/used-cars"),
          crumb(3, "Mazda", "/search/used-cars/mazda"),
          crumb(4, "CX-5", "/search/used-cars/mazda/cx-5"),
        ],
      },
      { "@type": "ItemList", numberOfItems: 44, itemListElement: [{ position: 1, name: "2022 Mazda CX-5" }] },
    ],
  });
});

it("is absent from lists that are not to be indexed", async () => {
  expect(await graphOf("/search/used-cars?body=suv")).toBeNull();
});
