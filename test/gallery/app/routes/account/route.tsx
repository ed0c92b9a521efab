import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountExamples, SignInExamples } from "../../../examples/account/account";
import { chosenPageSite } from "../../../site/site-answer.server";
import { accountArea } from "../../../views/account.server";

export const loader = async ({ request }: LoaderFunctionArgs) =>
  json(await accountArea(await chosenPageSite(request)));

export default function AccountArea() {
  const { signIn, code, account, said, watchlist, searches } = useLoaderData<typeof loader>();
  return (
    <>
      <SignInExamples signIn={signIn} code={code} />
      <AccountExamples account={account} said={said} watchlist={watchlist} searches={searches} />
    </>
  );
}
