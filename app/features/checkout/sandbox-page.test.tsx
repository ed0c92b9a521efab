import { createRemixStub } from "@remix-run/testing";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { SandboxPage } from "./sandbox-page";

const CARD = serverTranslator("ar", {})("checkout.sandbox.cards.secure");

it("keeps names that begin with a number in their order beside words written from right to left", () => {
  const page = {
    ...{ title: "", banner: "", provider: "", to: "", amount: "", fault: null, cards: null, challenge: null },
    description: "2015 Toyota Prius",
    back: { href: "/", label: "" },
  };
  const Page = createRemixStub([{ path: "*", Component: () => <SandboxPage page={page} /> }]);
  expect(renderToStaticMarkup(<Page />)).toContain("<bdi>2015 Toyota Prius</bdi>");
  expect(CARD).toContain(" \u200e3-D Secure");
});
