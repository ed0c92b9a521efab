/**
 * GLSL: what each kind of surface does to its colour `a`, glow `e`, roughness `r`, normal `n` and share of light that
 * shines through it `back`, at the place `p`. `form` is the look's own numbers, `bays` painted lines.
 */
export const SURFACE_KINDS = {
  plain: "",
  asphalt: `
  float close = smoothstep(60., 8., length(p - uEye)), coarse = noise2(p.xz * 38.);
  a *= .82 + .36 * fbm2(p.xz * .33 + 4.) + close * (.22 * (hash3(floor(p * 160.)) - .5) + .16 * (coarse - .5));
  a *= 1. - .28 * smoothstep(.55, .75, fbm2(p.xz * .7 + 20.));
  float crack = abs(fbm2(p.xz * .45 + 9.) - .5);
  a *= 1. - .35 * close * smoothstep(.006, .0, crack) * step(.5, noise2(p.xz * .3));
  if (uBays.x > 0.) {
    float m = max(bayLine(p), line(p.z - uForm.z + uBays.y * .5, uBays.z * .5) * uForm.w);
    m *= .55 + .45 * smoothstep(.25, .55, fbm2(p.xz * 6.));
    a = mix(a, vec3(.62, .62, .60), m * .85);
  }
  r = .85;
  n = normalize(n + close * vec3(coarse - .5, 0., noise2(p.xz * 41. + 7.) - .5) * .08);`,
  concrete: `
  a *= .86 + .28 * fbm2(p.xz * .5 + p.y * .4) + .07 * (noise2(p.xz * 30.) - .5);
  a *= 1. - .12 * smoothstep(.5, .8, fbm2(p.xz * 1.7 + 11.));
  if (uForm.z > 0.) {
    float across = mod(p.x + .5 * uForm.z, uForm.z) - .5 * uForm.z, along = mod(p.z + uForm.w, uForm.z) - .5 * uForm.z;
    a *= 1. - .5 * max(line(across, .006), line(along, .006));
  }`,
  epoxy: `
  a *= .95 + .10 * fbm2(p.xz * .9);
  a *= 1. - .22 * smoothstep(.55, .85, fbm2(p.xz * 1.3 + 3.));
  r = mix(uForm.x, uForm.x + .2, fbm2s(p.xz * 2.1));
  if (uBays.x > 0.) a = mix(a, vec3(.62, .45, .06), bayLine(p) * .8);`,
  wall: `
  float t = p.x + p.z;
  a *= .92 + .16 * fbm2(vec2(t, p.y) * .6) + .05 * (noise2(vec2(t, p.y) * 24.) - .5);
  a *= 1. - .16 * smoothstep(.9, 0., p.y) * fbm2(vec2(t, p.y * 2.) * 1.7);`,
  brick: `
  vec2 b = vec2(p.x * abs(n.z) + p.z * abs(n.x), p.y) / vec2(.245, .086);
  b.x += .5 * mod(floor(b.y), 2.);
  vec2 f = fract(b), id = floor(b);
  float upright = smoothstep(.965, .985, f.x) + smoothstep(.03, .01, f.x);
  float level = smoothstep(.90, .94, f.y) + smoothstep(.06, .02, f.y);
  a *= 1. + uForm.z * (hash1(id) + .4 * hash1(id + 9.) - .7);
  a *= .90 + .2 * fbm2(b * 3.) - .12 * fbm2s(p.xy * .8);
  a *= 1. - clamp(max(upright, level), 0., 1.) * .34;
  float q = .12 * (noise2(b * vec2(9., 4.)) - .5);
  n = normalize(n + vec3(q * abs(n.z), q, q * abs(n.x)));`,
  ribbed: `
  float t = p.x * abs(n.z) + p.z * abs(n.x), f = fract(t / uForm.z);
  float rise = smoothstep(.0, .08, f) * smoothstep(.16, .08, f), fall = smoothstep(.34, .42, f) * smoothstep(.5, .42, f);
  n = normalize(n + .5 * (rise - fall) * vec3(-abs(n.z), 0., -abs(n.x)));
  a *= mix(.80, 1., smoothstep(.0, .08, f) * smoothstep(.5, .42, f)) * (.92 + .14 * fbm2(vec2(t, p.y) * .7));`,
  boards: `
  float t = mix(p.y, p.x * abs(n.z) + p.z * abs(n.x), uForm.w) / uForm.z, f = fract(t);
  a *= .9 + .22 * hash1(vec2(floor(t), 3.));
  a *= 1. - .65 * smoothstep(.05, .0, min(f, 1. - f));
  a *= .9 + .2 * noise2(vec2(mix(p.x + p.z, p.y, uForm.w) * .8, t * uForm.z * 30.));`,
  grass: `
  float close = smoothstep(60., 10., length(p - uEye));
  a = mix(a, uForm.yzw, smoothstep(.3, .7, fbm2(p.xz * .18)));
  a *= .62 + .55 * fbm2(p.xz * 1.1) + .35 * (fbm2(p.xz * vec2(9., 6.)) - .5) * close;
  a = mix(a, a * .6, smoothstep(.45, .75, noise2(p.xz * .45 + 30.)) * .5);`,
  gravel: `
  float close = smoothstep(50., 6., length(p - uEye)), stones = noise2(p.xz * 22.) * .6 + noise2(p.xz * 47.) * .4;
  a *= .75 + .35 * fbm2(p.xz * .6) + close * .5 * (stones - .5);
  float rut = uForm.z > 0. ? exp(-pow((abs(p.x * uForm.y + p.z * uForm.w) - uForm.z) / .24, 2.)) : 0.;
  a *= mix(1., .86, rut);
  n = normalize(n + close * vec3(noise2(p.xz * 23. + 5.) - .5, 0., noise2(p.xz * 23. + 15.) - .5) * .35);`,
  leaf: `
  a *= vC;
  back = .55;`,
  glow: `
  e *= vC;`,
  water: `
  vec2 q = p.xz * vec2(.35, 1.6);
  vec3 ripple = vec3(noise2(q * 1.1) - .5, 0., noise2(q * 1.3 + 4.) - .5);
  n = normalize(n + ripple * uForm.z * smoothstep(260., 3., length(p - uEye)));
  r = .03;`,
} as const;

/** Name of a kind of surface. */
export type SurfaceKind = keyof typeof SURFACE_KINDS;
