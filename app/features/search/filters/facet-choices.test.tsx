import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { testListing, testPage } from "../../../../test/fixtures/listing";
import { choice } from "./facet-choices";

const { results, answerWith } = testListing();

it("shows basic colours by their names, each beside a swatch that says nothing to screen readers", async () => {
  const colour = [
    { value: "white", count: 1_200 },
    { value: "beige", count: 3 },
    { value: "Zinger", count: 1 },
  ];
  answerWith(() => ({ ...testPage, facets: { colour } }));
  const { filters } = await results("/search/used-cars?colour=beige");
  const filter = filters.find((one) => one.kind === "values" && one.name === "colour");
  if (filter?.kind !== "values") throw new Error("no colours");
  const html = filter.choices.map((one) => renderToStaticMarkup(choice("colour", one, String)));
  expect(html[0]).toContain('fill="#f2f3f4"');
  expect(html[0]).toContain('aria-hidden="true"');
  expect(html[0]).toMatch(/value="white".*<\/svg>White</);
  expect(html[1]).toMatch(/checked="" value="beige"|value="beige".*checked=""/);
  expect(html[2]).not.toContain("<svg");
});
