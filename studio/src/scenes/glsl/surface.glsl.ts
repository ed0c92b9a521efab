import { LIGHT_GLSL } from "./light.glsl";
import { SKY_GLSL } from "./sky.glsl";
import { SURFACE_KINDS, type SurfaceKind } from "./surface-kinds.glsl";

/** GLSL: vertices of everything that is not a vehicle. Geometry lies in world space; the mirror's pass turns it over. */
export const SURFACE_VERTEX = /* glsl */ `
in vec3 color;
uniform vec2 uHaze;
out vec3 vW, vN, vC;
void main() {
  vec4 w = modelMatrix * vec4(position, 1.);
  gl_Position = projectionMatrix * viewMatrix * w;
  vW = uHaze.y > .5 ? vec3(w.x, -w.y, w.z) : w.xyz;
  vN = normal;
  vC = color;
}
`;

const HEAD = /* glsl */ `
precision highp float;
precision highp int;
in vec3 vW, vN, vC;
out vec4 outColor;
uniform vec3 uAlbedo, uEmis;
uniform vec4 uForm; // roughness, then the kind's own numbers (plain: metal)
uniform sampler2D uMirror;
uniform vec2 uSize;
uniform vec4 uWet;  // wetness, mirror on, scale of puddles, spread of the mirror image
uniform vec4 uBays; // pitch, length, width of a line, offset
${LIGHT_GLSL}
vec2 envBRDF(float r, float nv) {
  vec4 c0 = vec4(-1., -.0275, -.572, .022), c1 = vec4(1., .0425, 1.04, -.04);
  vec4 q = r * c0 + c1;
  float a = min(q.x * q.x, exp2(-9.28 * nv)) * q.x + q.y;
  return vec2(-1.04, 1.04) * a + q.zw;
}
float line(float x, float w) {
  float f = fwidth(x) * .8;
  return smoothstep(w + f, w - f, abs(x));
}
float bayLine(vec3 p) {
  float x = mod(p.x - uBays.w + .5 * uBays.x, uBays.x) - .5 * uBays.x;
  return line(x, uBays.z * .5) * smoothstep(.02, -.02, abs(p.z - uForm.z) - uBays.y * .5);
}
`;

const FLOOR = /* glsl */ `
vec3 mirrorImage(vec3 R, vec3 bend, float wet) {
  vec2 uv = gl_FragCoord.xy / uSize;
  float s = mix(uWet.w, uWet.w * .18, wet);
  vec4 t = vec4(0.);
  for (int i = 0; i < 4; i++) {
    float j = float(i) * 7.;
    vec2 o = vec2(rnd(1. + j) - .5 + rnd(2. + j) - .5, (rnd(3. + j) - .5 + rnd(4. + j) - .5) * 2.6) * s;
    t += texture(uMirror, uv + o + bend.xz * .012) * .25;
  }
  return mix(clearSky(normalize(R)), t.rgb, min(t.a, 1.)); // panes add up to more than one
}
vec3 finish(vec3 p, vec3 a, vec3 e, vec3 E, vec3 R, vec3 bend, float r, float nv, float back) {
  float wet = uWet.x * mix(.35, 1., smoothstep(.42, .62, fbm2(p.xz * uWet.z + 2.)));
  a *= mix(1., .45, wet * .9);
  r = mix(r, .10, wet);
  vec2 ab = envBRDF(r, nv);
  float k = mix((.04 * ab.x + ab.y) * .5, .02 + .98 * pow(1. - nv, 5.), wet);
  vec3 m = uWet.y > .5 ? mirrorImage(R, bend, wet) : env(R, r * .8);
  return a * E * (1. - k) + m * k * mix(.75, 1., wet) + e;
}
`;

const SOLID = /* glsl */ `
vec3 finish(vec3 p, vec3 a, vec3 e, vec3 E, vec3 R, vec3 bend, float r, float nv, float back) {
  float metal = METAL;
  vec2 ab = envBRDF(r, nv);
  vec3 f0 = mix(vec3(.04), a, metal);
  return a * (1. - metal) * E + (f0 * ab.x + ab.y) * env(R, r) * (back > 0. ? .15 : 1.) + e;
}
`;

const MAIN = (kind: SurfaceKind): string => /* glsl */ `
void main() {
  vec3 p = vW, n = normalize(vN), a = uAlbedo, e = uEmis;
  float r = uForm.x, back = 0.;
  vec3 v = normalize(uEye - p);
  if (dot(n, v) < 0.) n = -n;
  vec3 even = n;
  ${SURFACE_KINDS[kind]}
  vec3 E = skyLight(p, n) + directLight(p, n) + fillLight(n);
  if (back > 0.) E = mix(E, E * .6 + directLight(p, -n) * .8 + skyLight(p, -n) * .5, back);
  vec3 R = reflect(-v, n);
  if (even.y > .5) R.y = abs(R.y);
  vec3 c = haze(finish(p, a, e, E, R, n - even, r, clamp(dot(n, v), .001, 1.), back), p);
  outColor = dot(c, c) < 1e7 ? vec4(c, 1.) : vec4(0., 0., 0., 1.);
}
`;

/** GLSL: fragments of a surface of a kind; a floor may be wet and mirror what stands on it. */
export const surfaceFragment = (kind: SurfaceKind, isFloor: boolean): string =>
  [HEAD, isFloor ? FLOOR : SOLID.replace("METAL", kind === "plain" ? "uForm.y" : "0."), MAIN(kind)].join("");

/** GLSL: a pane; adds its reflection, the material's blending dims what lies behind. */
export const PANE_FRAGMENT = /* glsl */ `${HEAD}
void main() {
  vec3 n = normalize(vN), v = normalize(uEye - vW);
  if (dot(n, v) < 0.) n = -n;
  float F = .05 + .95 * pow(1. - clamp(dot(n, v), .001, 1.), 5.);
  outColor = vec4(haze(env(reflect(-v, n), 0.) * F * uForm.z + uEmis, vW), 1.);
}
`;

/** GLSL: the sky drawn behind everything. */
export const SKY_FRAGMENT = /* glsl */ `
precision highp float;
in vec2 vU;
out vec4 outColor;
uniform mat4 uInverse;
uniform vec3 uFrom;
${SKY_GLSL}
void main() {
  vec4 far = uInverse * vec4(vU, 1., 1.);
  outColor = vec4(sky(normalize(far.xyz / far.w - uFrom)), 1.);
}
`;
