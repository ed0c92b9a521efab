import { posix } from "node:path";
import { isDateFormat } from "~/domain/stock/file/sheet-cells";
import { beginning, FeedFault } from "../feed-fault.server";
import { FEED_LIMITS } from "../limits.server";
import type { OpenZip } from "../zip-file.server";
import { readPart, type PartHandler } from "./workbook-part.server";

/** A workbook, and the sheet of it that is read. */
export interface Workbook {
  readonly zip: OpenZip;
  readonly sheet: string;
  /** The part of the zip that holds the sheet. */
  readonly part: string;
  /** Texts that cells name by their number. */
  readonly texts: readonly string[];
  /** The styles, by their number, that show a number as a date. */
  readonly dateStyles: ReadonlySet<number>;
  readonly isFrom1904: boolean;
  readonly notes: readonly string[];
}

interface Sheet {
  readonly name: string;
  readonly id: string;
  readonly isHidden: boolean;
}

const MAIN = "xl/workbook.xml";

/** Opens a workbook at the sheet of a name, or at its first that is not hidden. @throws FeedFault where there is none */
export async function openWorkbook(zip: OpenZip, name: string, wanted: string | null): Promise<Workbook> {
  const sheets: Sheet[] = [];
  let isFrom1904 = false;
  await readPart(zip, name, MAIN, {
    open: (tag, attributes) => {
      if (tag === "workbookPr") isFrom1904 = /^(?:1|true)$/.test(attributes["date1904"] ?? "");
      if (tag !== "sheet") return;
      const id = Object.entries(attributes).find(([key]) => /(?:^|:)id$/.test(key))?.[1] ?? "";
      const isHidden = (attributes["state"] ?? "visible") !== "visible";
      sheets.push({ name: attributes["name"] ?? "", id, isHidden });
    },
  });
  const sheet = chosenSheet(sheets, name, wanted);
  const targets = await relationsOf(zip, name);
  const others = sheets.filter((one) => one !== sheet && !one.isHidden).map((one) => `"${one.name}"`);
  const note = `the sheet "${sheet.name}" is read; there are also ${beginning(others.join(", "))}`;
  return {
    zip,
    sheet: sheet.name,
    part: targets.get(sheet.id) ?? "xl/worksheets/sheet1.xml",
    texts: await sharedTexts(zip, name, targetOf(targets, "sharedStrings")),
    dateStyles: await dateStyles(zip, name, targetOf(targets, "styles")),
    isFrom1904,
    notes: others.length > 0 && wanted === null ? [note] : [],
  };
}

function chosenSheet(sheets: readonly Sheet[], name: string, wanted: string | null): Sheet {
  const sheet =
    wanted === null
      ? (sheets.find(({ isHidden }) => !isHidden) ?? sheets[0])
      : sheets.find((one) => one.name.trim().toLowerCase() === wanted.trim().toLowerCase());
  if (sheet) return sheet;
  const has = beginning(sheets.map((one) => `"${one.name}"`).join(", "));
  throw new FeedFault(
    `${name} has no sheet${wanted === null ? "" : ` "${wanted}"`}; it has: ${has || "none"}`,
  );
}

/** The workbook's other parts by id, and by the last word of their type. */
async function relationsOf(zip: OpenZip, name: string): Promise<ReadonlyMap<string, string>> {
  const targets = new Map<string, string>();
  await readPart(zip, name, "xl/_rels/workbook.xml.rels", {
    open: (tag, { Id: id = "", Type: type = "", Target: target = "" }) => {
      if (tag !== "Relationship") return;
      const part = target.startsWith("/") ? target.slice(1) : posix.join("xl", target);
      targets.set(id, part);
      targets.set(`type ${type.split("/").at(-1) ?? ""}`, part);
    },
  });
  return targets;
}

function targetOf(targets: ReadonlyMap<string, string>, type: string): string {
  return targets.get(`type ${type}`) ?? `xl/${type}.xml`;
}

async function sharedTexts(zip: OpenZip, name: string, part: string): Promise<readonly string[]> {
  const texts: string[] = [];
  let text = "";
  let letters = 0;
  await readPart(zip, name, part, {
    open: (tag) => {
      if (tag === "si") text = "";
    },
    text: (piece) => {
      text += piece;
      letters += piece.length;
      if (letters > FEED_LIMITS.sharedLetters)
        throw new FeedFault(`${name} holds more text than any stock needs: save it as CSV`);
    },
    close: (tag) => {
      if (tag === "si") texts.push(text);
    },
  });
  return texts;
}

async function dateStyles(zip: OpenZip, name: string, part: string): Promise<ReadonlySet<number>> {
  const codes = new Map<number, string>();
  const dates = new Set<number>();
  let isInCells = false;
  let style = 0;
  const handler: PartHandler = {
    open: (tag, attributes) => {
      const id = Number(attributes["numFmtId"]);
      if (tag === "numFmt") codes.set(id, attributes["formatCode"] ?? "");
      else if (tag === "cellXfs") isInCells = true;
      else if (tag === "xf" && isInCells) {
        if (isDateFormat(id, codes.get(id) ?? null)) dates.add(style);
        style += 1;
      }
    },
    close: (tag) => {
      if (tag === "cellXfs") isInCells = false;
    },
  };
  await readPart(zip, name, part, handler);
  return dates;
}
