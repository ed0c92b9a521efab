import { LIGHT_GLSL } from "./light.glsl";

/** GLSL: what takes the studio's light's place in the vehicles' shaders. */
export const OUTDOOR_HEAD = /* glsl */ `
in vec3 vW;
uniform mat3 uTurn;
uniform vec3 uPaintColour;
uniform vec2 uPaintForm; // share of flake
uniform float uEmisGain;
${LIGHT_GLSL}
vec3 studio(vec3 p, vec3 d, float r) { return env(uTurn * d, r); }
vec3 irradiance(vec3 p, vec3 n) {
  vec3 w = uTurn * n;
  return skyLight(vW, w) + directLight(vW, w) + fillLight(w);
}
`;

/** GLSL: the vehicles' shading outdoors, under the same name as the studio's. */
export const OUTDOOR_SHADE = /* glsl */ `
vec3 sunGlint(vec3 w, vec3 R) {
  if (uSunE.x <= 0.) return vec3(0.);
  float h = max(dot(R, uSunRay), 0.);
  float spot = pow(h, 1600.) * 9. + pow(h, 160.) * .10 * uPaintForm.x;
  return uSunE * spot * step(.01, dot(w, uSunRay)) * seen(uSunM, uSunMap, vW, w, uSunRay);
}

vec3 paintwork(Surf s, vec3 w, vec3 R, vec3 E, float nv, float so) {
  float F = .045 + .955 * pow(1. - nv, 5.);
  vec3 flake = env(R, .5) * .42 * mix(so, s.ao, .5) + directLight(vW, normalize(w + normalize(R))) * .12;
  vec3 body = uPaintColour * mix(E, E * .62 + flake, uPaintForm.x);
  return F * env(R, 0.) * so + (1. - F) * body + sunGlint(w, R);
}

vec3 otherwise(Surf s, vec3 R, vec3 E, float nv, float so) {
  vec3 f0 = mix(vec3(.04), s.alb, s.metal);
  vec2 ab = envBRDF(s.rough, nv);
  return s.alb * (1. - s.metal) * E + (f0 * ab.x + ab.y) * env(R, s.rough) * so;
}

vec4 shade(Surf s) {
  vec3 v = normalize(uCam - vP), n = s.n;
  float nv = clamp(dot(n, v), .001, 1.);
  vec3 w = uTurn * n, R = uTurn * reflect(-v, n);
  float so = clamp(pow(max(nv + s.ao, 1e-4), 1.2) - 1. + s.ao, 0., 1.);
  so = mix(so, 1., .06) * mix(.35, 1., smoothstep(-.5, .15, R.y + .3 * min(vW.y, 1.)));
  vec3 E = skyLight(vW, w) * mix(.55, 1., s.ao) + directLight(vW, w) + fillLight(w) * s.ao * s.ao;
  vec3 A = s.emis * uEmisGain;
  if (s.paint > .5) A += paintwork(s, w, R, E, nv, so);
  else {
    A += otherwise(s, R, E, nv, so);
    float F = (.04 + .96 * pow(1. - nv, 5.)) * s.coat;
    A = A * (1. - F) + F * env(R, 0.) * so;
  }
  vec4 o = vec4(A, 1.);
  return dot(o, o) < 1e7 ? o : vec4(.02, .02, .02, 1.);
}
`;

/** GLSL: the main function outdoors: the mirror's alpha tells things from sky, so nothing may leave it open. */
export const OUTDOOR_MAIN = /* glsl */ `
void main() {
  vehicleMain();
  outColor.a = 1.;
}
`;
