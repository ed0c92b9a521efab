import type { StockTag } from "~/domain/vehicle/stock-tag";
import { Tag, type TagKind } from "~/ui/tag/tag";
import { red } from "./stock-tag-label.css";

const LOOKS: Readonly<Record<StockTag["kind"], TagKind>> = {
  reserved: "reserved",
  "dealer-red": "alert",
  "dealer-green": "sale",
  soon: "soon",
  new: "new",
  sold: "sold",
};

/** A vehicle's stock tag in its colour. */
export function StockTagLabel({ tag }: { readonly tag: StockTag }) {
  return (
    <Tag kind={LOOKS[tag.kind]} {...(tag.kind === "dealer-red" ? { className: red } : {})}>
      {tag.label}
    </Tag>
  );
}
