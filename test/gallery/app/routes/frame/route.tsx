import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Around, ErrorPages } from "../../../examples/frame/around";
import { chosenPageSite } from "../../../site/site-answer.server";
import { frameArea } from "../../../views/frame.server";

export const loader = async ({ request }: LoaderFunctionArgs) =>
  json(frameArea(await chosenPageSite(request)));

export default function FrameArea() {
  // Remix' type of what went through JSON is wider than the view that went in.
  const { view } = useLoaderData<typeof loader>() as ReturnType<typeof frameArea>;
  return (
    <>
      <Around view={view} />
      <ErrorPages view={view} />
    </>
  );
}
