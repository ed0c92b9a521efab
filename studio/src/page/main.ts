import { ScenePhotographer } from "../scenes/scene-photographer";
import { Photographer } from "./photographer";

// Entry of the bundle that runs inside the browser: the command line talks to these two objects.
Object.assign(window, { photographer: new Photographer(), scenePhotographer: new ScenePhotographer() });
