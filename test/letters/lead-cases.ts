import { REMINDER_KINDS } from "~/domain/appointment/reminder-times";
import { VISIT_KINDS, type VisitKind } from "~/domain/appointment/visit-plan";
import { ORDER_KINDS, type OrderKind } from "~/domain/checkout/order";
import { LEAD_KINDS, LEAD_LETTERS, type LeadKind, type LeadLetter } from "~/domain/lead/lead";
import type { LeadRecord } from "~/domain/lead/lead-record";
import { DAY, type Fields, leadOf, visitFields } from "./made-lead";
import type { LeadCase, Scene } from "./scene";

/** What was sent before, or is about a day before it, comes late. */
const LATER_ON = new Date("2026-11-30T02:00Z");

/** A case of each kind of new lead, of each later letter, and of what differs within a kind. */
export function leadCases(scene: Scene): readonly LeadCase[] {
  const visits = visitFields(scene);
  return [
    ...LEAD_KINDS.map((kind) => ({
      name: kind,
      lead: leadOf(scene, kind, isVisit(kind) ? visits.booked : FIRST[kind]),
    })),
    ...VARIANTS(scene),
    ...LEAD_LETTERS.flatMap((letter) => LATER[letter](scene)),
    ...VISIT_KINDS.flatMap((kind) => REMINDER_KINDS.map((reminder) => reminderCase(scene, kind, reminder))),
  ];
}

const isVisit = (kind: LeadKind): kind is VisitKind => VISIT_KINDS.some((one) => one === kind);

/** What new leads of some kinds hold besides what was typed. */
const FIRST: Readonly<Partial<Record<LeadKind, Fields>>> = {
  spinToWin: { prize_id: "fuel", prize: "A full tank", prize_terms: "Within 30 days, at our own pumps." },
  ...Object.fromEntries(ORDER_KINDS.map((kind) => [kind, { status: "pending", amount: "200.00 AUD" }])),
};

/** A place that stands elsewhere than the first, where there is one: others may be departments of it. */
function otherPlace({ site: { locations } }: Scene["config"]) {
  const [first, second] = locations;
  return locations.find(({ address }) => address.street !== first?.address.street) ?? second;
}

const RESERVED: Fields = { vehicle_status: "reserved" };
const broughtIn = ({ config }: Scene): Fields => ({
  vehicle_brought_from: otherPlace(config)?.name ?? "",
});
const OWN: Fields = { ...RESERVED, reserved_by_shopper: "true" };

/** New leads of a kind whose letter differs from the usual one. */
const VARIANTS = (scene: Scene): readonly LeadCase[] => {
  const { asked, noTime, dayOnly } = visitFields(scene);
  const drive = leadOf(scene, "testDrive", noTime);
  const again = { prize_again: "A full tank" };
  return [
    { name: "enquiry, about no vehicle", lead: { ...leadOf(scene, "enquiry"), vehicle: null } },
    { name: "enquiry, told late", lead: leadOf(scene, "enquiry"), now: LATER_ON },
    { name: "tradeIn, left half-way", lead: leadOf(scene, "tradeIn", { form_completed: "false" }) },
    { name: "testDrive, asked for", lead: drive },
    { name: "testDrive, time not kept", lead: leadOf(scene, "testDrive", asked) },
    {
      name: "testDrive, to be brought",
      lead: leadOf(scene, "testDrive", {
        ...asked,
        ...broughtIn(scene),
      }),
    },
    { name: "testDrive, reserved", lead: leadOf(scene, "testDrive", { ...asked, ...RESERVED }) },
    { name: "enquiry, reserved", lead: leadOf(scene, "enquiry", RESERVED) },
    { name: "enquiry, sold meanwhile", lead: leadOf(scene, "enquiry", { vehicle_status: "sold" }) },
    { name: "testDrive, reserved by themselves", lead: leadOf(scene, "testDrive", { ...asked, ...OWN }) },
    { name: "enquiry, reserved by themselves", lead: leadOf(scene, "enquiry", OWN) },
    { name: "testDrive, of no vehicle", lead: { ...leadOf(scene, "testDrive", asked), vehicle: null } },
    { name: "service, for a day", lead: leadOf(scene, "service", dayOnly) },
    { name: "service, asked for", lead: leadOf(scene, "service", noTime) },
    {
      name: "service, told late",
      lead: leadOf(scene, "service", dayOnly),
      now: LATER_ON,
    },
    { name: "finance, applied for", lead: application(scene) },
    { name: "spinToWin, won nothing", lead: leadOf(scene, "spinToWin") },
    { name: "spinToWin, a second turn", lead: leadOf(scene, "spinToWin", again) },
  ];
};

/** An application, as it leaves: its private answers stand behind a link. */
function application(scene: Scene): LeadRecord {
  const lead = leadOf(scene, "finance", {
    subcategory: "Application",
    private_answers: `${scene.config.site.url}/lead-answers/1?until=2&key=3`,
  });
  return { ...lead, subcategory: "Application" };
}

const CURRENCY = "AUD";
const money = (amount: number) => `${amount.toFixed(2)} ${CURRENCY}`;
const PAID: Fields = {
  status: "held",
  amount: money(250),
  held_until: "2026-11-23T12:00:00.000Z",
  vehicle_price: money(38_990),
  price_terms: "Excl. Govt. Charges",
  left_to_pay: money(38_740),
  terms_agreed: "Refundable deposit today: $250\nHeld for you for 48 hours\nI agree to the terms of use.",
};

const receipt = (scene: Scene, kind: "reservation" | "purchase" | "onlinePayment"): LeadCase => ({
  name: `${kind}, paid`,
  lead: leadOf(scene, kind, kind === "onlinePayment" ? { status: "paid", amount: money(1_234.56) } : PAID, [
    { letter: "receipt" },
  ]),
  brings: [
    "0D5C7F0E",
    ...(kind === "onlinePayment"
      ? ["1,234.56", scene.typed?.answers.onlinePayment["invoice"] ?? "INV-10233"]
      : ["250", "38,990", "38,740"]),
  ],
});

const refund = (scene: Scene, reason: string, kind: OrderKind = "reservation"): LeadCase => ({
  name: `${kind}, refunded: ${reason}`,
  lead: leadOf(scene, kind, { ...PAID, status: "refunded", reason }, [{ letter: "refund" }]),
  brings: ["250", "0D5C7F0E"],
});

/** A case, or some, of each letter about something that became of a lead; a new letter has to be added here. */
const LATER: Readonly<Record<LeadLetter, (scene: Scene) => readonly LeadCase[]>> = {
  receipt: (scene) => ORDER_KINDS.map((kind) => receipt(scene, kind)),
  refund: (scene) => [
    ...["cancelled", "sold", "taken", "time"].map((reason) => refund(scene, reason)),
    ...(["purchase", "onlinePayment"] as const).map((kind) => refund(scene, "dealer", kind)),
  ],
  tradeOffer: (scene) => [
    {
      name: "tradeIn, accepted",
      lead: leadOf(
        scene,
        "tradeIn",
        { offer: "16450", valuation_until: "2026-11-30", form_completed: "true", offer_accepted: "true" },
        [{ letter: "tradeOffer" }],
      ),
      brings: ["16,450", "2018 Mazda", "85,123"],
    },
  ],
  tradeInspection: (scene) => [
    {
      name: "tradeIn, to be looked at",
      lead: leadOf(scene, "tradeIn", { form_completed: "true" }, [{ letter: "tradeInspection" }]),
      brings: ["2018 Mazda", "85,123"],
    },
  ],
  bookingMoved: (scene) => [
    ...changed(scene, "bookingMoved", { booking_status: "Moved", moved_from: `${DAY}T09:00` }, "moved"),
    movedPlace(scene),
  ],
  bookingKept: (scene) => [
    {
      name: "testDrive, the time wished for is kept",
      lead: leadOf(scene, "testDrive", { ...visitFields(scene).booked, booking_status: "Kept" }, [
        { letter: "bookingKept" },
      ]),
    },
  ],
  bookingCancelled: (scene) =>
    changed(scene, "bookingCancelled", { booking_status: "Cancelled" }, "cancelled"),
  bookingRetold: (scene) => [...changed(scene, "bookingRetold", {}, "told anew"), mended(scene)],
  vehicleReserved: (scene) => [
    {
      name: "testDrive, reserved by somebody since",
      lead: leadOf(scene, "testDrive", { ...visitFields(scene).asked, ...RESERVED }, [
        { letter: "vehicleReserved" },
      ]),
    },
    {
      name: "testDrive, to be brought, reserved by somebody since",
      lead: leadOf(scene, "testDrive", { ...visitFields(scene).asked, ...broughtIn(scene), ...RESERVED }, [
        { letter: "vehicleReserved" },
      ]),
    },
    {
      name: "testDrive for no time, reserved by somebody since",
      lead: leadOf(scene, "testDrive", { ...visitFields(scene).noTime, ...RESERVED }, [
        { letter: "vehicleReserved" },
      ]),
    },
  ],
  vehicleGone: (scene) => {
    const { booked, asked } = visitFields(scene);
    return [booked, asked].map((fields, at) => ({
      name: `testDrive${at === 0 ? "" : " not kept"}, vehicle gone`,
      lead: leadOf(scene, "testDrive", { ...fields, booking_status: "VehicleGone" }, [
        { letter: "vehicleGone" },
      ]),
    }));
  },
  vehicleFreed: (scene) => [
    {
      name: "testDrive, free again",
      lead: leadOf(scene, "testDrive", { ...visitFields(scene).asked, vehicle_status: "in_stock" }, [
        { letter: "vehicleReserved" },
        { letter: "vehicleFreed" },
      ]),
    },
    {
      name: "testDrive, to be brought, free again",
      lead: leadOf(
        scene,
        "testDrive",
        { ...visitFields(scene).asked, ...broughtIn(scene), vehicle_status: "in_stock" },
        [{ letter: "vehicleReserved" }, { letter: "vehicleFreed" }],
      ),
    },
    ...(["testDrive", "enquiry"] as const).map((kind) => ({
      name: `${kind} for no time, free again`,
      lead: leadOf(scene, kind, { ...visitFields(scene).noTime, vehicle_status: "in_stock" }, [
        { letter: "vehicleFreed" },
      ]),
    })),
  ],
};

/** @param what what became of the booking, for the names */
function changed(scene: Scene, letter: LeadLetter, told: Fields, what: string): readonly LeadCase[] {
  const { asked, booked, dayOnly } = visitFields(scene);
  const one = (name: string, kind: VisitKind, fields: Fields): LeadCase => ({
    name,
    lead: leadOf(scene, kind, { ...fields, ...told }, [{ letter }]),
  });
  return [
    ...VISIT_KINDS.map((kind) => one(`${kind}, ${what}`, kind, booked)),
    one(`testDrive not kept, ${what}`, "testDrive", asked),
    one(`service for a day, ${what}`, "service", dayOnly),
  ];
}

/** The same day and time at another of the dealer's places: people of both read it. */
function movedPlace(scene: Scene): LeadCase {
  const { booked } = visitFields(scene);
  const [first, other] = [scene.config.site.locations[0], otherPlace(scene.config)];
  const location_id = other?.id ?? "";
  const from = { booking_status: "Moved", moved_from: `${DAY}T${booked.booking_time}` };
  const lead = leadOf(scene, "testDrive", { ...booked, ...from, location_id }, [{ letter: "bookingMoved" }]);
  return {
    ...{ name: "testDrive, moved to another yard", lead },
    ...{ placeLeft: first?.name ?? "", brings: [other?.name ?? ""] },
  };
}

/** A wrong address was corrected: the shopper hears of it at the right one, the dealer of both. */
function mended(scene: Scene): LeadCase {
  const lead = leadOf(scene, "testDrive", visitFields(scene).booked, [{ letter: "bookingRetold" }]);
  const email = "zoe@shoper.example";
  const before = { ...lead, contact: { ...lead.contact, email }, changes: [] };
  const corrected = { value: lead.contact.email ?? "", before: email };
  return { name: "testDrive, address mended", lead, before, corrected };
}

function reminderCase(scene: Scene, kind: VisitKind, reminder: LeadCase["reminder"] & string): LeadCase {
  const lead = leadOf(scene, kind, visitFields(scene).booked);
  const now = new Date(reminder === "day" ? "2026-11-22T03:30:00Z" : "2026-11-23T01:30:00Z");
  return { name: `${kind}, reminder: ${reminder}`, lead, reminder, now };
}
