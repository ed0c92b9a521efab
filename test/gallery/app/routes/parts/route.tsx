import { Layers } from "../../../examples/parts/layers";
import { Carousels, Ways } from "../../../examples/parts/lists";
import { Boxes, Messages } from "../../../examples/parts/messages";

export default function Parts() {
  return (
    <>
      <Messages />
      <Boxes />
      <Ways />
      <Carousels />
      <Layers />
    </>
  );
}
