import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Calculators } from "../../../examples/money/calculators";
import { chosenPageSite } from "../../../site/site-answer.server";
import { moneyArea } from "../../../views/money.server";

export const loader = async ({ request }: LoaderFunctionArgs) =>
  json(await moneyArea(await chosenPageSite(request)));

export default function MoneyArea() {
  return <Calculators {...useLoaderData<typeof loader>()} />;
}
