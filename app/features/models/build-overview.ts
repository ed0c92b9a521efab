import { overviewPath } from "~/domain/catalogue/brand-overview";
import { type CatalogueModel, modelTitle } from "~/domain/catalogue/catalogue-model";
import { drawnModel, firstPaint } from "~/domain/catalogue/model-picture";
import { absolute, pageFrame } from "~/domain/content/page-frame";
import { pageLinks } from "~/domain/content/page-links";
import type { SiteImage } from "~/domain/tenant/config/shapes";
import { pagePath } from "~/domain/tenant/page-paths";
import { modelGroups } from "./build-model-card";
import { stockPath } from "~/paths";
import { modelList } from "./model-json-ld";
import type { BrandOverviewView, ModelLink } from "./model-views";
import type { ModelsSite } from "./models-site";

/**
 * A make at this dealer: its models and the ways to its stock (ROUTE-40).
 * @param listed vehicles of this make in its list; null while the stock cannot be asked
 */
export function buildOverview(make: string, listed: number | null, site: ModelsSite): BrandOverviewView {
  const { config, content, t } = site;
  const models = content.models.filter((model) => model.make === make);
  const title = t("models.overview.title", { make, name: config.site.name });
  const intro = t("models.overview.intro", { make, name: config.site.name });
  const [first] = models;
  const image = first === undefined ? null : { ...overviewPicture(first), alt: modelTitle(first) };
  return {
    frame: pageFrame(site, {
      title,
      description: intro,
      path: overviewPath(make),
      above: [{ label: t("models.title"), href: pagePath(config, "models") ?? "/models" }],
      image: image?.src ?? null,
      entities: [
        {
          "@type": "Brand",
          name: make,
          url: absolute(config, overviewPath(make)),
        },
        modelList(models, site),
      ],
    }),
    title,
    intro,
    image,
    groups: modelGroups(models, site),
    links: { title: t("models.overview.links", { make }), items: linksOf(make, listed, site) },
  };
}

/** A picture of the first model other than that of its card, where it is a drawn one. */
function overviewPicture(model: CatalogueModel): SiteImage {
  return model.newImage ?? model.image ?? drawnModel(model, "rear34", firstPaint(model));
}

function linksOf(make: string, listed: number | null, { config, t, format }: ModelsSite) {
  const note =
    listed === null ? "" : t("models.overview.stockNote", { count: listed, number: format.number(listed) });
  const plain = (links: readonly ModelLink[]) => links.map((one) => ({ ...one, note: "" }));
  const pages = pageLinks(config, [
    { label: t("models.overview.range"), page: "models" },
    { label: t("models.overview.offers"), page: "offers" },
    { label: t("models.overview.service"), page: "service" },
  ]);
  return [
    ...(listed === 0
      ? []
      : [{ label: t("models.overview.stock", { make }), href: stockPath({ make }), note }]),
    ...plain(pages.map(({ label, href }) => ({ label, href }))),
  ];
}
