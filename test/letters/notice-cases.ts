import type { NewNotice, NoticeDetails } from "~/infra/accounts/notice-rows.server";
import type { Scene } from "./scene";

/** Every kind of news; a new kind has to be added here. */
export function noticeCases({
  vehicle,
}: Pick<Scene, "vehicle">): Readonly<Record<NewNotice["kind"], NoticeDetails>> {
  const { name, slug, picture, km } = vehicle;
  const path = `/cars/${slug}`;
  const shown = { name, path, picture, price: 36_490, terms: "Excl. Govt. Charges", km };
  const other = { ...shown, name: "2021 Kia Sportage GT-Line", picture: null, price: null, km: null };
  return {
    price: { name, path, price: 36_490, before: 38_990, vehicles: [shown] },
    sold: { name, path },
    search: {
      name: "Mazda, under $40,000",
      path: "/search/used-cars?make=Mazda",
      count: 7,
      vehicles: [shown, other],
    },
    confirm: { name: "zoe@shopper.example", path: "/notices?token=c.key" },
  };
}
