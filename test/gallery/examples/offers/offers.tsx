import type { FormView } from "~/features/forms/form-view";
import { ContactBrief } from "~/features/forms/brief/contact-brief";
import type { ContactBriefView } from "~/features/forms/brief/contact-brief-view";
import { LeadForm } from "~/features/forms/lead-form";
import { ProseText } from "~/features/content/prose";
import { OfferCard } from "~/features/offers/offer-card";
import { EndedOfferPage, OfferPage, OfferStock } from "~/features/offers/offer-page";
import { OffersPage } from "~/features/offers/offers-page";
import type {
  EndedOfferView,
  OfferCardView,
  OfferPageView,
  OffersPageView,
} from "~/features/offers/offer-views";
import { PartsPage } from "~/features/parts/parts-page";
import type { PartsPageView } from "~/features/parts/parts-view";
import { BrandTabs } from "~/features/search/results/brand-tabs";
import { NoPicture } from "~/ui/picture/picture";
import { Example, State } from "../../frame/example";
import { UNBROKEN, useSample } from "../sample-words";
import { BORROWED, statesOf } from "../states-of";

export interface OfferExamplesProps {
  readonly list: OffersPageView | null;
  readonly none: OffersPageView | null;
  readonly one: {
    readonly view: OfferPageView | null;
    readonly form: FormView | null;
    readonly contact: ContactBriefView | null;
  } | null;
  readonly parts: Readonly<Record<string, PartsPageView | null>>;
}

/** Offers and parts. */
export function OfferExamples({ list, none, one, parts }: OfferExamplesProps) {
  return (
    <>
      {list === null ? null : <Cards list={list} />}
      <Example name="OffersPage" width="page">
        {statesOf({ some: list, "none found": none }, (view) => (
          <OffersPage
            view={view}
            brandTabs={<BrandTabs tabs={view.brandTabs} />}
            emptyPicture={<NoPicture alt="" drawing="car" />}
          />
        ))}
      </Example>
      <Single one={one} list={list} />
      <Example name="PartsPage, PartRow" width="page" about={BORROWED}>
        {statesOf(parts, (view) => (
          <PartsPage view={view} />
        ))}
      </Example>
    </>
  );
}

function Cards({ list: { cards, words } }: { readonly list: OffersPageView }) {
  const w = useSample();
  const [first] = cards;
  if (first === undefined) return null;
  const long: OfferCardView = {
    ...first,
    name: w.long,
    category: UNBROKEN,
    highlight: UNBROKEN.slice(0, 24),
    highlightNote: w.sentence,
    description: { start: w.sentence, rest: ` ${w.long}` },
    disclaimer: { start: w.sentence, rest: ` ${w.long}` },
  };
  const states: Readonly<Record<string, OfferCardView>> = {
    "as it is": first,
    "without a picture": { ...first, image: null },
    "its name alone": { ...first, image: null, highlight: "", ends: null, disclaimer: null },
    "long words": long,
  };
  return (
    <>
      <Example name="OfferCard" width="card">
        {statesOf(states, (card) => (
          <OfferCard card={card} words={words} layout="grid" level="h3" />
        ))}
      </Example>
      <Example name="OfferCard in a list" width="wide">
        <State name="picture beside the words">
          <OfferCard card={first} words={words} layout="list" level="h3" />
        </State>
        <State name="long words">
          <OfferCard card={long} words={words} layout="list" level="h3" />
        </State>
      </Example>
    </>
  );
}

function Single({ one, list }: Pick<OfferExamplesProps, "one" | "list">) {
  const view = one?.view ?? null;
  const ended: EndedOfferView | null =
    view === null || list === null ? null : { ...view, title: list.title, text: list.intro };
  return (
    <>
      <Example name="OfferPage" width="page">
        {statesOf({ "on now": view }, (offer) => (
          <OfferPage
            view={offer}
            prose={<ProseText html={offer.html} />}
            contact={one?.contact == null ? null : <ContactBrief contact={one.contact} />}
            form={one?.form == null ? null : <LeadForm view={one.form} answer={undefined} />}
            stock={
              <OfferStock title={offer.formTitle} more={{ href: "/", label: offer.words.view }}>
                <p>{offer.text}</p>
              </OfferStock>
            }
          />
        ))}
      </Example>
      <Example name="EndedOfferPage" width="page">
        {statesOf({ over: ended }, (offer) => (
          <EndedOfferPage view={offer} />
        ))}
      </Example>
    </>
  );
}
