import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Cards, ListPages } from "../../../examples/cards/cards";
import { CompareExamples } from "../../../examples/cards/compare";
import { chosenPageSite } from "../../../site/site-answer.server";
import { cardsArea } from "../../../views/cards.server";

export const loader = async ({ request }: LoaderFunctionArgs) =>
  json(await cardsArea(await chosenPageSite(request)));

export default function CardsArea() {
  const { states, everything, tags, similar, credit, compare, favourites } = useLoaderData<typeof loader>();
  return (
    <>
      <Cards states={states} everything={everything} tags={tags} similar={similar} credit={credit} />
      <ListPages favourites={favourites} />
      <CompareExamples compare={compare} />
    </>
  );
}
