import { expect, it } from "vitest";
import { campaignText } from "./campaign-text";

it("says a campaign in the words of its people, and whose link was pressed, each once", () => {
  const linkedQueryParams = { utm_source: "radio", utm_campaign: "winter sale & more", utm_term: "radio" };
  expect(campaignText({ linkedQueryParams })).toBe("radio, winter sale & more");
  const pressed = { gclid: "Cj0KCQ", gbraid: "0AAA", fbclid: "IwAR" };
  expect(campaignText({ linkedQueryParams: { ...linkedQueryParams, ...pressed } })).toBe(
    "radio, winter sale & more, Google Ads, Facebook",
  );
  expect(campaignText({ linkedQueryParams: {} })).toBe("");
});
