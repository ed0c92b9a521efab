import type { LeadKind } from "~/domain/lead/lead";

type Answers = Readonly<Record<string, string>>;

/** What somebody writes in their own words: in other alphabets, with markup. It stands in no letter to a shopper. */
export const WRITTEN = 'Is <b>it</b> & "this" still there? 你好 مرحبا';

const ASKED: Answers = { message: WRITTEN };
const OWN_CAR: Answers = { year: "2018", make: "Mazda", model: "CX-3 Akari", kms: "85123" };
const ORDER: Answers = {
  order: "0d5c7f0e-aaaa-4bbb-8ccc-dddddddddddd",
  about: "2022 Mazda CX-5 GT SP",
  message: WRITTEN,
};

/** What is typed into the form of each kind of lead; a new kind has to be added here. */
export const TYPED: Readonly<Record<LeadKind, Answers>> = {
  enquiry: { ...ASKED, "do-you-have-a-trade-in": "Yes" },
  testDrive: ASKED,
  photoRequest: ASKED,
  similarVehicle: { ...ASKED, wanted: "A quiet one with a tow bar", budget: "31250" },
  finance: { ...ASKED, vehiclePriceBudget: "42750", deposit: "3500", loan_term: "5" },
  personalisedFinance: { vehiclePriceBudget: "27350", deposit: "1250", loan_term: "7" },
  tradeIn: { ...OWN_CAR, ...ASKED },
  service: {
    ...ASKED,
    vehicle: "Mazda CX-3 Akari",
    rego: "738ZXQ",
    regoState: "qld",
    kms: "85123",
    service_type: "logbook",
    loan_car: "Yes",
  },
  parts: { message: "Two wiper blades, 55 cm", vehicle: "Mazda CX-3 Akari", fitting: "No" },
  contact: { message: WRITTEN, department: "sales", PreferredContactMethod: "Email" },
  email: { message: WRITTEN },
  careers: { ...ASKED, position: "Apprentice technician" },
  fleet: { ...ASKED, company: "Whakatāne Honey & Sons", fleet_size: "5-19", wanted: "Six utes" },
  spinToWin: {},
  onlinePayment: { ...ORDER, invoice: "INV-10233", amount: "1234.56" },
  reservation: ORDER,
  purchase: ORDER,
  offer: { ...OWN_CAR, ...ASKED },
};
