import { Alert } from "~/ui/alert/alert";
import { Button, ButtonLink } from "~/ui/button/button";
import { Empty } from "~/ui/empty/empty";
import { NumberedSteps } from "~/ui/numbered-steps/numbered-steps";
import { Panel } from "~/ui/panel/panel";
import { NoPicture, Picture } from "~/ui/picture/picture";
import { SectionHead } from "~/ui/section-head/section-head";
import { Stars } from "~/ui/stars/stars";
import { StateBadge } from "~/ui/state-badge/state-badge";
import { Tag } from "~/ui/tag/tag";
import { kinds } from "~/ui/tag/tag.css";
import { row, stackSm } from "~/ui/theme/layout.css";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import { Example, State } from "../../frame/example";
import { box } from "../examples.css";
import { UNBROKEN, useSample } from "../sample-words";

const TONES = ["danger", "warning", "positive"] as const;
// What a tag may be: the keys of its looks.
const TAGS = Object.keys(kinds) as (keyof typeof kinds)[];

/** What tells of something. */
export function Messages() {
  const w = useSample();
  return (
    <>
      <Example name="Alert">
        {TONES.map((tone) => (
          <State key={tone} name={tone}>
            <Alert tone={tone} role="note" title={w.error}>
              <p>{w.sentence}</p>
            </Alert>
          </State>
        ))}
        <State name="without a title, long words">
          <Alert tone="warning" role="note">
            <p>{`${w.long} ${UNBROKEN}`}</p>
          </Alert>
        </State>
      </Example>
      <Example name="Empty">
        <State name="with a picture and ways on">
          <Empty
            heading={w.error}
            picture={<NoPicture alt="" drawing="car" />}
            actions={<ButtonLink href="/">{w.action}</ButtonLink>}
          >
            <p>{w.sentence}</p>
          </Empty>
        </State>
        <State name="its heading alone">
          <Empty heading={w.long} />
        </State>
      </Example>
      <Example name="Tag" width="card">
        <State name="kinds">
          <div className={row}>
            {TAGS.map((kind) => (
              <Tag key={kind} kind={kind}>
                {kind}
              </Tag>
            ))}
          </div>
        </State>
        <State name="words of a dealer">
          <Tag kind="sale">{w.action}</Tag>
        </State>
      </Example>
      <Example name="StateBadge" width="card">
        {(["good", "waiting", "ended"] as const).map((tone) => (
          <State key={tone} name={tone}>
            <StateBadge tone={tone}>{w.action}</StateBadge>
          </State>
        ))}
      </Example>
      <Example name="Stars" width="small">
        {[5, 4.6, 3.4, 0].map((rating) => (
          <State key={rating} name={String(rating)}>
            <Stars rating={rating} label={String(rating)} />
          </State>
        ))}
      </Example>
      <Example name="NumberedSteps">
        <State name="three">
          <NumberedSteps steps={[w.action, w.sentence, w.long]} />
        </State>
      </Example>
      <Example name="VisuallyHidden" about="There for screen readers alone." width="small">
        <State name="behind the words">
          {w.short}
          <VisuallyHidden>{w.hint}</VisuallyHidden>
        </State>
      </Example>
    </>
  );
}

/** Boxes, headings and pictures. */
export function Boxes() {
  const w = useSample();
  return (
    <>
      <Example name="Panel">
        <State name="a box">
          <Panel className={stackSm}>
            <p>{w.sentence}</p>
            <Button variant="primary">{w.action}</Button>
          </Panel>
        </State>
        <State name="beside a page">
          <Panel side className={stackSm}>
            <p>{w.sentence}</p>
          </Panel>
        </State>
      </Example>
      <Example name="SectionHead">
        <State name="with a sentence and a way on">
          <SectionHead title={w.short} text={w.sentence} more={{ label: w.action, href: "/" }} />
        </State>
        <State name="long words">
          <SectionHead title={w.long} more={{ label: w.long, href: "/" }} />
        </State>
      </Example>
      <Example name="Picture" width="card">
        <State name="of the picture route">
          <Picture
            src="/media/p/dealership-day"
            alt={w.short}
            width={1440}
            height={960}
            sizes="300px"
            className={box}
          />
        </State>
        <State name="one that is not there: the route draws it">
          <Picture
            src="/media/p/no-such-picture"
            alt={w.short}
            width={1440}
            height={960}
            sizes="300px"
            className={box}
          />
        </State>
        {(["car", "caravan", "motorcycle", "truck"] as const).map((drawing) => (
          <State key={drawing} name={`no picture: ${drawing}`}>
            <NoPicture alt={w.short} drawing={drawing} className={box} />
          </State>
        ))}
      </Example>
    </>
  );
}
