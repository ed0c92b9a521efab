import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ListingParts, ResultsExamples, type ResultsExamplesProps } from "../../../examples/search/results";
import { chosenPageSite } from "../../../site/site-answer.server";
import { searchArea } from "../../../views/search.server";

export const loader = async ({ request }: LoaderFunctionArgs) =>
  json(await searchArea(request, (await chosenPageSite(request)).config));

export default function SearchArea() {
  // Remix' type of what went through JSON makes lists of pairs any lists.
  const view = useLoaderData<typeof loader>() as ResultsExamplesProps;
  return (
    <>
      <ResultsExamples {...view} />
      <ListingParts {...view} />
    </>
  );
}
