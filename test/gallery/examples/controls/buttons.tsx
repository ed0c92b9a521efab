import * as card from "~/features/vehicle/card/card-tools.css";
import * as keep from "~/features/vehicle/page/keep-tools.css";
import { tool } from "~/features/vehicle/share/share.css";
import { Button, type ButtonLook, ButtonLink, IconButton } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { ICON_NAMES } from "~/ui/icon/icon-names";
import { Link } from "~/ui/link/link";
import { ListToggle, type ListToggleProps } from "~/ui/list-toggle/list-toggle";
import { classNames } from "~/ui/theme/class-names";
import { inverse } from "~/ui/theme/ground.css";
import { flip, row, stackSm } from "~/ui/theme/layout.css";
import { TextLink } from "~/ui/text-link/text-link";
import { Example, State } from "../../frame/example";
import { ground, icons } from "../examples.css";
import { UNBROKEN, useSample } from "../sample-words";

const VARIANTS = ["primary", "brand", "secondary", "quiet"] as const;

/** Buttons in every look and state. */
export function Buttons() {
  const w = useSample();
  return (
    <>
      <Example name="Button" about="One primary button for a panel at most.">
        <State name="looks">
          <ButtonRow />
        </State>
        <State name="small">
          <ButtonRow size="sm" />
        </State>
        <State name="disabled">
          <ButtonRow disabled />
        </State>
        <State name="busy">
          <Button variant="primary" aria-busy disabled>
            {w.action} …
          </Button>
        </State>
        <State name="with an icon">
          <div className={row}>
            <Button variant="primary">
              <Icon name="phone" />
              {w.action}
            </Button>
            <Button>
              {w.action}
              <Icon name="arrow-right" className={flip} />
            </Button>
          </div>
        </State>
        <State name="as wide as its box, long words">
          <div className={stackSm}>
            <Button variant="primary" block>
              {w.long}
            </Button>
            <Button block>{UNBROKEN}</Button>
          </div>
        </State>
        <State name="on the dark ground">
          <div className={`${inverse} ${ground}`}>
            <ButtonRow />
          </div>
        </State>
        <State name="a link that looks like one">
          <ButtonLink href="/" variant="primary">
            {w.action}
          </ButtonLink>
        </State>
      </Example>
      <Example name="IconButton" width="small">
        <State name="as it is">
          <IconButton icon="x" label={w.close} />
        </State>
        <State name="disabled">
          <IconButton icon="chevron-right" label={w.close} iconClassName={flip} disabled />
        </State>
        <State name="on the dark ground">
          <div className={`${inverse} ${ground}`}>
            <IconButton icon="menu" label={w.close} />
          </div>
        </State>
      </Example>
      <Example name="ListToggle" about="Its look is that of the place it stands in." width="small">
        <State name="on a card">
          <CardToggles />
        </State>
        <State name="on a card, pressed">
          <CardToggles aria-pressed />
        </State>
        <State name="on a vehicle's page">
          <PageToggles />
        </State>
        <State name="on a vehicle's page, pressed">
          <PageToggles aria-pressed />
        </State>
      </Example>
    </>
  );
}

type Pressed = Pick<ListToggleProps, "aria-pressed">;

function CardToggles(pressed: Pressed) {
  const w = useSample();
  const sample = { ...pressed, id: "1", action: null, label: w.action };
  return (
    <div className={row}>
      <ListToggle {...sample} list="saved" field="save" className={card.tool}>
        <Icon name="heart" className={card.icon} />
      </ListToggle>
      <ListToggle {...sample} list="saved" field="save" className={card.wordTool}>
        <Icon name="heart" className={card.icon} />
        {w.action}
      </ListToggle>
      <ListToggle {...sample} list="compared" field="add" className={card.check}>
        Compare
      </ListToggle>
    </div>
  );
}

function PageToggles(pressed: Pressed) {
  const w = useSample();
  const sample = { ...pressed, id: "1", action: null, label: w.action };
  return (
    <div className={row}>
      <ListToggle {...sample} list="saved" field="save" className={classNames(tool, keep.save)}>
        <Icon name="heart" size="sm" />
        {w.action}
      </ListToggle>
      <ListToggle {...sample} list="compared" field="add" className={classNames(tool, keep.compare)}>
        <Icon name="scale" size="sm" />
        {w.action}
      </ListToggle>
    </div>
  );
}

function ButtonRow({ size, disabled = false }: Pick<ButtonLook, "size"> & { readonly disabled?: boolean }) {
  const w = useSample();
  return (
    <div className={row}>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant} disabled={disabled} {...(size === undefined ? {} : { size })}>
          {w.action}
        </Button>
      ))}
    </div>
  );
}

/** Links in running text and alone, and every icon there is. */
export function LinksAndIcons() {
  const w = useSample();
  return (
    <>
      <Example name="TextLink">
        <State name="alone">
          <TextLink href="/">{w.action}</TextLink>
        </State>
        <State name="with an icon">
          <TextLink href="/">
            {w.action}
            <Icon name="arrow-right" size="sm" className={flip} />
          </TextLink>
        </State>
        <State name="long words">
          <TextLink href="/">{w.long}</TextLink>
        </State>
        <State name="on the dark ground">
          <div className={`${inverse} ${ground}`}>
            <TextLink href="/">{w.action}</TextLink>
          </div>
        </State>
      </Example>
      <Example name="Link" width="small">
        <State name="bare: its surroundings dress it">
          <Link to="/">{w.short}</Link>
        </State>
      </Example>
      <Example name="Icon" width="wide">
        <State name={`all ${ICON_NAMES.length}`}>
          <ul className={icons}>
            {ICON_NAMES.map((name) => (
              <li key={name} title={name}>
                <Icon name={name} size="lg" />
              </li>
            ))}
          </ul>
        </State>
        <State name="small, usual, large">
          <p className={row}>
            <Icon name="car" size="sm" />
            <Icon name="car" />
            <Icon name="car" size="lg" />
          </p>
        </State>
      </Example>
    </>
  );
}
