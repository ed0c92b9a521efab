import CompareBar from "~/features/shortlist/compare-bar";
import { ComparePage } from "~/features/vehicle/compare/compare-page";
import type { CompareView } from "~/features/vehicle/compare/compare-view";
import type { KeptEntry } from "~/features/shortlist/browser/kept-entry";
import { Example, State } from "../../frame/example";
import { bar } from "../examples.css";
import { useSample } from "../sample-words";

/** Vehicles side by side. */
export function CompareExamples({ compare }: { readonly compare: Readonly<Record<string, CompareView>> }) {
  const w = useSample();
  const entries = (compare["three"]?.columns ?? []).map(({ card }) => entryOf(card));
  return (
    <>
      <Example name="ComparePage" width="page">
        {Object.entries(compare).map(([name, view]) => (
          <State key={name} name={name}>
            <ComparePage view={view} />
          </State>
        ))}
      </Example>
      <Example name="CompareBar" width="page">
        <State name="one">
          <div className={bar}>
            <CompareBar entries={entries.slice(0, 1)} full={null} vehiclePage={false} />
          </div>
        </State>
        <State name="full, and one more asked for">
          <div className={bar}>
            <CompareBar entries={entries} full={w.sentence} vehiclePage={false} />
          </div>
        </State>
      </Example>
    </>
  );
}

function entryOf({ id, slug, make, model, title, image }: CompareView["columns"][number]["card"]): KeptEntry {
  return {
    id,
    slug,
    make,
    model,
    name: title,
    primary_image_url: typeof image === "string" ? "" : `${image.src}?w=160`,
  };
}
