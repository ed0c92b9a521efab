import { Buttons, LinksAndIcons } from "../../../examples/controls/buttons";
import { Choices, Sliders, TextFields } from "../../../examples/controls/fields";

export default function Controls() {
  return (
    <>
      <Buttons />
      <TextFields />
      <Choices />
      <Sliders />
      <LinksAndIcons />
    </>
  );
}
