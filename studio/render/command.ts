import { openStudio } from "./browser";
import { planJobs } from "./jobs";
import { preview } from "./preview";
import { renderHotspots } from "./render-hotspots";
import { renderLayers } from "./render-layers";
import { renderScenes } from "./render-scenes";

const USAGE = `npm run studio                            every shape, every view, into studio/layers
npm run studio -- suv,ute hero,side        some of them; "spin" stands for the turntable's frames
npm run studio -- hotspots                 where parts are in turntables and interiors: studio/hotspots.json
npm run studio -- scenes workshop-bay      whole scenes (all, or some by name) into studio/photos; minutes each
npm run studio -- scenes workshop-bay 0.3 4  a small, quick one into a temporary folder
npm run studio -- preview suv hero red     finished pictures in a colour, into a temporary folder`;

async function run([first, ...rest]: readonly string[]): Promise<void> {
  if (first === "--help") {
    console.log(USAGE);
    return;
  }
  if (first === "scenes") {
    await renderScenes(rest);
    return;
  }
  const isPreview = first === "preview";
  const isHotspots = first === "hotspots";
  const [shapes, views, colour] = isPreview || isHotspots ? rest : [first, ...rest];
  const jobs = planJobs(shapes, views);
  const studio = await openStudio();
  try {
    if (isPreview) await preview(studio, jobs, colour);
    else if (isHotspots) await renderHotspots(studio);
    else for (const job of jobs) await renderLayers(studio, job);
    if (first === undefined) await renderHotspots(studio);
  } finally {
    await studio.close();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
