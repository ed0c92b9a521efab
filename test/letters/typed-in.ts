import { FIELDS } from "~/domain/forms/field-catalogue";
import type { FieldDefinition } from "~/domain/forms/field-definition";
import { readField } from "~/domain/forms/read-field";
import { LEAD_KINDS, type LeadContact, type LeadKind } from "~/domain/lead/lead";
import { fieldRules } from "~/features/forms/sending/field-rules";
import { siteConfig } from "../fixtures/site";
import { TYPED } from "./typed-answers";

type Answers = Readonly<Record<string, string>>;
type Contact = Pick<LeadContact, "name" | "lastName" | "phone" | "postcode">;

/** What somebody typed into the forms of each kind, as they keep it once they have read it. */
export interface TypedLead {
  readonly contact: Contact;
  readonly answers: Readonly<Record<LeadKind, Answers>>;
}

/** What people type in a language: their name and number, and answers by field, wherever a kind asks for it. */
interface Words {
  readonly contact: Readonly<Record<"name" | "last_name" | "phone" | "postcode", string>>;
  readonly answers: Answers;
}

const WORDS: Readonly<Record<string, Words>> = {
  "en-AU": {
    contact: {
      name: "Siobhán 🚗",
      last_name: "O’Neill-D'Arcy",
      phone: "+61 (0)412 555 123",
      postcode: "4101",
    },
    answers: {
      message: `It's <b>still</b> there & "as new"?\nCall +61 7 3555 0142, or O'Brien's on 0412-555-123 👍🏽`,
      wanted: "A quiet one <with> a tow bar & 2' bed",
      company: 'Whakatāne Honey & Sons\' "Bees"',
      position: "Apprentice technician (3rd year)",
      vehicle: "Mazda CX-3 Akari '18",
      budget: "$31,250",
      vehiclePriceBudget: "42,750",
      deposit: "3 500",
      kms: "85,123 km",
      invoice: "INV-10233/A & B",
    },
  },
  ar: {
    contact: { name: "زويا 🌹", last_name: "عبد الرحمن", phone: "٠٤١٢ ٥٥٥ ١٢٣", postcode: "٤١٠١" },
    answers: {
      message: `هل ما زالت <b>متاحة</b> بسعر ٣٨٬٩٩٠ & "كما هي"؟\nاتصلوا على +٩٧١ ٥٠ ١٢٣ ٤٥٦٧ أو 0412 555 123 👍🏽`,
      wanted: "سيارة هادئة <بقضيب سحب> & ٧ مقاعد",
      company: "مؤسسة 'أبو علي' & أبناؤه",
      position: "فنّي متدرّب (السنة ٣)",
      vehicle: "مازدا CX-3 أكاري",
      budget: "٣١٬٢٥٠",
      vehiclePriceBudget: "٤٢٬٧٥٠",
      deposit: "٣٬٥٠٠",
      kms: "٨٥٬١٢٣",
      invoice: "فاتورة ١٠٢٣٣",
    },
  },
  "zh-Hans": {
    contact: { name: "娜", last_name: "欧阳", phone: "０４１２ ５５５ １２３", postcode: "４１０１" },
    answers: {
      message: `这辆车<b>还在</b>吗 & “九成新”？\n请致电 +86 138 0013 8000，或 0412 555 123 👍🏽`,
      wanted: "带拖车钩的<安静>车 & ７座",
      company: "老王'蜂蜜' & 兄弟",
      position: "学徒技师（三年级）",
      vehicle: "马自达 CX-3 阿卡里",
      budget: "３１，２５０",
      vehiclePriceBudget: "４２７５０",
      deposit: "3,500",
      kms: "８５１２３",
      invoice: "发票 １０２３３",
    },
  },
};

/** The questions of forms by the name under which leads carry their answers. */
const ASKED = new Map<string, FieldDefinition>(
  Object.values(FIELDS)
    .reverse()
    .map((field) => [field.sentAs ?? field.name, field]),
);

const RULES = fieldRules(siteConfig(), "2026-11-21", {});

/** A typed answer as the form keeps it. @throws Error for one that the form would refuse */
function kept(name: string, typed: string): string {
  const field = ASKED.get(name);
  const read = field === undefined ? { problem: "there is no such field" } : readField(field, typed, RULES);
  if ("problem" in read) throw new Error(`${name}, "${typed}": ${read.problem}`);
  return read.value;
}

/** What somebody typed in a language, read by the forms. */
export function typedIn(tag: string): TypedLead {
  const words = WORDS[tag];
  if (words === undefined) throw new Error(`Nobody types in ${tag} here: add what they would.`);
  const { name, last_name, phone, postcode } = words.contact;
  const answers = (kind: LeadKind) =>
    Object.entries(TYPED[kind]).map(([field, value]) => {
      const typed = words.answers[field];
      return [field, typed === undefined ? value : kept(field, typed)];
    });
  return {
    contact: {
      name: kept("name", name),
      lastName: kept("last_name", last_name),
      phone: kept("phone", phone),
      postcode: kept("postcode", postcode),
    },
    // One entry for each kind.
    answers: Object.fromEntries(
      LEAD_KINDS.map((kind) => [kind, Object.fromEntries(answers(kind))]),
    ) as TypedLead["answers"],
  };
}
