import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { Carousel } from "~/ui/carousel/carousel";
import { MovingCarousel } from "~/ui/carousel/moving-carousel";
import { ChipLink } from "~/ui/chip/chip";
import { Facet, FacetDivider } from "~/ui/facet/facet";
import { Pagination } from "~/ui/pagination/pagination";
import { Panel } from "~/ui/panel/panel";
import { row, wrap } from "~/ui/theme/layout.css";
import { Example, State } from "../../frame/example";
import { UNBROKEN, useSample } from "../sample-words";

/** What leads through pages. */
export function Ways() {
  const w = useSample();
  const labels = {
    nav: w.label,
    previous: w.choices[0],
    next: w.choices[1],
    page: (page: number) => String(page),
  };
  const pages = { hrefFor: (page: number) => `?page=${page}`, labels };
  return (
    <>
      <Example name="Breadcrumbs">
        <State name="three steps">
          <Breadcrumbs
            label={w.label}
            items={[
              { label: w.choices[0], href: "/" },
              { label: w.choices[1], href: "/x" },
              { label: w.short },
            ]}
          />
        </State>
        <State name="long words">
          <Breadcrumbs label={w.label} items={[{ label: w.long, href: "/" }, { label: w.long }]} />
        </State>
      </Example>
      <Example name="Pagination">
        <State name="first of two">
          <Pagination {...pages} page={1} pages={2} />
        </State>
        <State name="in the middle">
          <Pagination {...pages} page={17} pages={84} />
        </State>
        <State name="last">
          <Pagination {...pages} page={12} pages={12} />
        </State>
      </Example>
      <Example name="ChipLink">
        <State name="some">
          <div className={row}>
            {[...w.choices, w.long].map((text) => (
              <ChipLink key={text} href="/" action={w.close}>
                {text}
              </ChipLink>
            ))}
          </div>
        </State>
      </Example>
      <Example name="Facet" width="card">
        <State name="closed, with a note">
          <Facet title={w.label} note={w.short}>
            <p>{w.sentence}</p>
          </Facet>
        </State>
        <State name="open, with a divider">
          <Facet title={w.label} open>
            <FacetDivider>{w.short}</FacetDivider>
            <p>{w.sentence}</p>
          </Facet>
        </State>
        <State name="long words">
          <Facet title={UNBROKEN} note={w.long}>
            <p>{w.sentence}</p>
          </Facet>
        </State>
      </Example>
    </>
  );
}

/** Rows that scroll. */
export function Carousels() {
  const w = useSample();
  const labels = { row: w.label, previous: w.choices[0], next: w.choices[1] };
  const slides = [w.short, w.sentence, w.long, w.action, w.hint].map((text) => (
    <Panel key={text}>{text}</Panel>
  ));
  const moving = { ...labels, pause: w.close, play: w.action };
  return (
    <Example name="Carousel, MovingCarousel" width="page" about="Arrows come with script.">
      <State name="rail">
        <div className={wrap}>
          <Carousel variant="rail" labels={labels}>
            {slides}
          </Carousel>
        </div>
      </State>
      <State name="one at a time">
        <div className={wrap}>
          <Carousel variant="full" labels={labels}>
            {slides}
          </Carousel>
        </div>
      </State>
      <State name="moving, current slide in the middle">
        <div className={wrap}>
          <MovingCarousel variant="thirds" labels={moving} rotateMs={600_000}>
            {slides}
          </MovingCarousel>
        </div>
      </State>
      <State name="moving, one at a time">
        <div className={wrap}>
          <MovingCarousel variant="full" labels={moving} rotateMs={600_000}>
            {slides}
          </MovingCarousel>
        </div>
      </State>
    </Example>
  );
}
