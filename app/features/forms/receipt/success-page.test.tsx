import { createRemixStub } from "@remix-run/testing";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { buttonClass } from "~/ui/button/button";
import { SuccessPage, type SuccessPageProps } from "./success-page";

const words = {
  ...{ title: "t", text: "t", answers: "a", next: "n", about: "b", browse: "All stock" },
  ...{ back: "Back", reference: "r", calendar: "c", after: "What next" },
};
const receipt: SuccessPageProps["receipt"] = {
  ...{ eventId: 1, leadId: "1", form: "contact", title: "Thanks", text: "We have it.", reference: "R1" },
  ...{
    status: null,
    vehicle: null,
    highlight: null,
    carId: null,
    told: null,
    calendar: null,
    category: null,
  },
  ...{ next: [], answers: [], contact: {} },
  after: [
    { label: "Book a drive", href: "/drive" },
    { label: "Value yours", href: "/value" },
  ],
};

const keys = { contact: "a", enquiryCar: "b", successCategory: "c" };
function pageOf(browseHref: string): string {
  const page = <SuccessPage receipt={receipt} words={words} own={null} browseHref={browseHref} keys={keys} />;
  const Page = createRemixStub([{ path: "/", Component: () => page }]);
  return renderToStaticMarkup(<Page />);
}

test("the list is linked to once, though it is one of the next steps", () => {
  expect(pageOf("/value")).not.toContain("All stock");
  expect(pageOf("/search")).toContain("All stock");
});

test("one of the next steps is filled, all others are outlined", () => {
  const html = pageOf("/search");
  const looks = [...html.matchAll(/<a class="([^"]*)"[^>]*>(Book a drive|Value yours|All stock)/g)];
  const [filled, outlined] = [buttonClass({ variant: "primary" }), buttonClass({})];
  expect(looks.map(([, look, label]) => [label, look])).toEqual([
    ["Book a drive", filled],
    ["Value yours", outlined],
    ["All stock", outlined],
  ]);
});
