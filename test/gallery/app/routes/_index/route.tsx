import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { tokenSetOf } from "~/templates/swatches.server";
import { choiceQuery, readChoice } from "../../../site/choice";
import { chosenPageSite } from "../../../site/site-answer.server";
import { buildTokens, onlyChanges } from "../../../tokens/build-tokens";
import { Colours, Contrast } from "../../../tokens/colours";
import { Shapes, Spaces, TypeScale } from "../../../tokens/scales";

export async function loader({ request }: LoaderFunctionArgs) {
  const { config } = await chosenPageSite(request);
  const choice = readChoice(new URL(request.url).searchParams);
  const layers = { template: tokenSetOf(config.site.template), dealer: config.theme.tokens, choice };
  const tokens = onlyChanges(layers);
  if (Object.keys(tokens).length < Object.keys(choice.tokens).length)
    throw redirect(`/${choiceQuery({ ...choice, tokens })}`);
  return json(buildTokens(layers));
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
    </>
  );
}
