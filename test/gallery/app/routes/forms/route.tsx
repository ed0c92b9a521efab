import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FormExamples } from "../../../examples/forms/forms";
import { SentExamples } from "../../../examples/forms/sent";
import { Receipts, TradeExamples } from "../../../examples/forms/trade";
import { chosenPageSite } from "../../../site/site-answer.server";
import { formsArea } from "../../../views/forms.server";

export const loader = async ({ request }: LoaderFunctionArgs) =>
  json(await formsArea(request, await chosenPageSite(request)));

export default function FormsArea() {
  const { forms, trade, sent } = useLoaderData<typeof loader>();
  return (
    <>
      <FormExamples forms={forms} />
      <TradeExamples trade={trade} />
      <Receipts sent={sent} />
      <SentExamples />
    </>
  );
}
