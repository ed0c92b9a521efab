import { expect, it } from "vitest";
import { newOrder } from "../../../../test/fixtures/order";
import { doneKey, openStep } from "../journey";
import { givenAnswers, journeyKey, keptJourneyStep } from "../kept-journey";
import { answersOfOrder, orderedAnswers } from "./answers-of-order";

const contact = { ...newOrder().contact, postcode: "4105" };
const order = newOrder({
  kind: "purchase",
  contact,
  fields: { pay_by: "transfer", "do-you-have-a-trade-in": "No", handover: "collect", price: "20000" },
});

it("says what an order's form was filled in with, by the names of its questions", () => {
  expect(givenAnswers(answersOfOrder(order))).toEqual({
    ...{ name: contact.name, last_name: contact.lastName, email: contact.email, phone: contact.phone },
    ...{ postcode: "4105", pay_by: "transfer", tradeIn: "No", handover: "collect" },
  });
});

it("goes by the order where something was typed since, and where nothing is kept of its journey", () => {
  const sent = keptJourneyStep({}, "details", { name: "Mia" }, { startedAt: 1, key: "first" });
  const typed = {
    ...sent,
    handover: "deliver",
    delivery_address: "1 Main Street",
    [doneKey("handover")]: "",
  };
  const answers = orderedAnswers(typed, order);
  expect([openStep(answers), journeyKey(answers)]).toEqual(["review", "first"]);
  expect(givenAnswers(answers)).toEqual(givenAnswers(answersOfOrder(order)));
  expect(openStep(orderedAnswers({}, order))).toBe("review");
});
