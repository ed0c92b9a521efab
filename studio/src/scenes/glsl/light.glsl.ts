import { SKY_GLSL } from "./sky.glsl";

/**
 * GLSL: light at a point. Each frame of the accumulation brings one direction of the sky, one of the sun and one point
 * of a lit window, all with their shadow map; the mean of the frames is soft.
 */
export const LIGHT_GLSL = /* glsl */ `
precision highp sampler2DShadow;
${SKY_GLSL}
uniform mat4 uDomeM, uSunM, uSpotM;
uniform sampler2DShadow uDomeMap, uSunMap, uSpotMap;
uniform vec3 uDomeDir, uDomeE, uSunRay, uSunE, uSpotAt, uSpotTo, uSpotE, uBounce, uAmbient;
uniform float uFrame, uMapStep;
uniform samplerCube uEnv;
uniform vec3 uEye;
uniform vec2 uHaze; // density per metre; 1 in the mirror's pass

// A number of this pixel and frame; k tells several apart.
float rnd(float k) {
  return fract(hash1(gl_FragCoord.xy + vec2(17. * k, 3. * k)) + uFrame * .6180339887 + k * .37);
}

float seen(mat4 m, sampler2DShadow map, vec3 p, vec3 n, vec3 l) {
  vec4 q = m * vec4(p + n * .022 + l * .01, 1.);
  vec3 u = q.xyz / q.w * .5 + .5;
  if (any(lessThan(u, vec3(0.))) || any(greaterThan(u, vec3(1.)))) return 1.;
  float turn = rnd(5.) * 6.283, out_ = sqrt(rnd(6.)) * uMapStep * 1.6;
  return texture(map, vec3(u.xy + vec2(cos(turn), sin(turn)) * out_, u.z - .0004));
}

vec3 skyLight(vec3 p, vec3 n) {
  float c = dot(n, uDomeDir);
  return c <= 0. ? vec3(0.) : uDomeE * c * seen(uDomeM, uDomeMap, p, n, uDomeDir);
}

vec3 windowLight(vec3 p, vec3 n) {
  vec3 l = uSpotAt - p;
  float d2 = dot(l, l);
  l *= inversesqrt(d2);
  float c = dot(n, l), k = dot(-l, uSpotTo);
  return c > 0. && k > 0. ? uSpotE * c * k / (d2 + 1.) * seen(uSpotM, uSpotMap, p, n, l) : vec3(0.);
}

vec3 directLight(vec3 p, vec3 n) {
  vec3 e = vec3(0.);
  float c = dot(n, uSunRay);
  if (uSunE.x + uSunE.y > 0. && c > 0.) e += uSunE * c * seen(uSunM, uSunMap, p, n, uSunRay);
  if (uSpotE.x > 0.) e += windowLight(p, n);
  return e;
}

vec3 fillLight(vec3 n) { return uBounce * (.5 - .5 * n.y) + uAmbient; }
vec3 env(vec3 d, float rough) { return textureLod(uEnv, d, rough * 7.2).rgb; }

vec3 haze(vec3 c, vec3 p) {
  vec3 d = p - uEye;
  float l = length(d);
  vec3 veil = clearSky(normalize(vec3(d.x / l, .015, d.z / l)));
  return mix(c, veil, 1. - exp(-max(l - 6., 0.) * uHaze.x));
}
`;
