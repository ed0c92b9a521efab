import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TradePage } from "./trade-page";
import type { TradePageView } from "./trade-view";

const page: TradePageView = {
  ...{
    title: "",
    intro: "",
    heading: "",
    crumbs: [],
    crumbsLabel: "",
    notice: null,
    kept: null,
    kinds: null,
  },
  progress: { label: "", text: "", steps: [] },
  own: {
    ...{ title: "مركبتك", name: "2023 Toyota Corolla Ascent Sport", rows: [] },
    change: { href: "/", label: "" },
  },
  ...{ offer: null, notes: [], notesTitle: "", wantedTitle: "" },
};

it("keeps the name of the shopper's vehicle in its order beside words written from right to left", () => {
  const html = renderToStaticMarkup(
    <TradePage page={page} form={null} begun={null} wanted={null} refused={false} />,
  );
  expect(html).toContain("<bdi>2023 Toyota Corolla Ascent Sport</bdi>");
});
