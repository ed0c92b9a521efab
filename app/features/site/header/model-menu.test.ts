import { describe, expect, it } from "vitest";
import { modelsSiteOf, testModel } from "../../../../test/fixtures/models";
import { withModelMenu } from "./model-menu";

const MODELS = [
  testModel("ranger", { name: "Ranger", fromPrice: 48_240 }),
  testModel("everest", { name: "Everest", category: "SUVs", newSlug: "new-everest" }),
  testModel("next", { name: "Next", category: "SUVs", status: "coming_soon", fromPrice: 1 }),
];

function menu(entries: Parameters<typeof withModelMenu>[0], modelMegaMenu = true, models = MODELS) {
  const { config, t, format } = modelsSiteOf(models, { nav: { modelMegaMenu } });
  return withModelMenu(entries, { config, models, t, money: format.money });
}

const ENTRY = { label: "Vehicles", href: "/models", children: [{ label: "New", href: "/search/new-cars" }] };

describe("the menu of models", () => {
  it("NAV-04, NAV-05: opens every model by category, beside the dealer's own links", () => {
    const [entry, other] = menu([ENTRY, { label: "Offers", href: "/special-offers" }]);
    expect(other).toEqual({ label: "Offers", href: "/special-offers" });
    expect(entry).toMatchObject({
      label: "Vehicles",
      wide: true,
      children: [
        {
          label: "Vehicles",
          children: [
            { label: "The whole range", href: "/models" },
            { label: "New", href: "/search/new-cars" },
          ],
        },
        {
          label: "Trucks",
          children: [{ label: "Ranger", href: "/ranger", note: "From $48,240" }],
        },
        {
          label: "SUVs",
          children: [
            { label: "Everest", href: "/new-everest" },
            { label: "Next", href: "/next", note: "Coming soon" },
          ],
        },
      ],
    });
    expect(entry?.href).toBeUndefined();
  });

  it("has an entry of its own where the dealer's menu has none", () => {
    expect(menu([]).map(({ label }) => label)).toEqual(["Models"]);
  });

  it("stays an ordinary menu where it is switched off or there is no model", () => {
    expect(menu([ENTRY], false)).toEqual([ENTRY]);
    expect(menu([ENTRY], true, [])).toEqual([ENTRY]);
  });
});
