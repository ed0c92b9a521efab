import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ownTypefaces } from "~/templates/own-typefaces.server";
import { tokenSetOf } from "~/templates/swatches.server";
import { choiceQuery, readChoice } from "../../../site/choice";
import { galleryServices } from "../../../site/gallery-services.server";
import { chosenPageSite } from "../../../site/site-answer.server";
import { buildTokens, onlyChanges } from "../../../tokens/build-tokens";
import { Colours, Contrast } from "../../../tokens/colours";
import { OwnFiles } from "../../../tokens/own-files";
import { ownFileViews } from "../../../tokens/own-file-views";
import { Shapes, Spaces, TypeScale } from "../../../tokens/scales";

export async function loader({ request }: LoaderFunctionArgs) {
  const [{ config }, { tenants }] = await Promise.all([chosenPageSite(request), galleryServices()]);
  const choice = readChoice(new URL(request.url).searchParams);
  const { families } = ownTypefaces(config, tenants.mediaOf(config));
  const dealer = { ...config.theme.tokens, ...families };
  const layers = { template: tokenSetOf(config.site.template), dealer, choice };
  const tokens = onlyChanges(layers);
  if (Object.keys(tokens).length < Object.keys(choice.tokens).length)
    throw redirect(`/${choiceQuery({ ...choice, tokens })}`);
  return json({ ...buildTokens(layers), files: ownFileViews(tenants.mediaOf(config)) });
}

export default function Tokens() {
  const view = useLoaderData<typeof loader>();
  return (
    <>
      <Colours view={view} />
      <Contrast pairs={view.pairs} />
      <TypeScale values={view.type} />
      <Spaces />
      <Shapes view={view} />
      <OwnFiles files={view.files} />
    </>
  );
}
