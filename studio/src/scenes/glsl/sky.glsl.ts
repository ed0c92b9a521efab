import { NOISE_GLSL } from "./noise.glsl";

/**
 * GLSL: the sky and the far land seen in a direction. Clouds are a noise sheet; hills are ridge lines by azimuth, each
 * less hazy than the one before it; below the horizon lies the sea or the far plain.
 */
export const SKY_GLSL = /* glsl */ `
${NOISE_GLSL}
uniform vec3 uZenith, uHorizon, uGlow, uCloudLit, uCloudDark, uLand, uSea, uSunDir;
uniform vec4 uSkyForm;  // cloud cover, tightness of the glow, height of the hills, sea (1) or plain (0)
uniform vec4 uHillForm; // seed, layers, roughness, share of the round left flat

vec3 clearSky(vec3 d) {
  vec3 c = mix(uHorizon, uZenith, pow(smoothstep(0., .55, max(d.y, 0.)), .6));
  float g = max(dot(d, uSunDir), 0.);
  return c + uGlow * (pow(g, uSkyForm.y) * .9 + pow(g, uSkyForm.y * .25) * .35);
}

vec3 skyOnly(vec3 d) {
  float e = max(d.y, 0.);
  vec3 c = clearSky(d);
  if (e <= .0) return c;
  vec2 q = d.xz / (e + .16);
  float n = fbm2(q * .9 + 3.1 + 1.3 * vec2(fbm2s(q * .6), fbm2s(q * .6 + 7.)));
  float cover = smoothstep(1. - uSkyForm.x, 1.35 - uSkyForm.x, n * 1.15 + .12) * smoothstep(.0, .16, e);
  float shade = smoothstep(.35, .8, fbm2(q * .9 + 3.4 + uSunDir.xz * .25));
  return mix(c, mix(uCloudLit, uCloudDark, shade), cover * .85);
}

float ridge(float az, float k) {
  float s = uHillForm.x + k * 17.3;
  float h = noise2(vec2(az * 2.1 + s, s)) * .55 + noise2(vec2(az * 5.3 + s, 1. + s)) * .27
    + noise2(vec2(az * 13. + s, 2. + s)) * .12;
  return h + uHillForm.z * (noise2(vec2(az * 90. + s, 3.)) * .02 + noise2(vec2(az * 260. + s, 4.)) * .012);
}

vec3 farLand(vec3 d, vec3 sky) {
  if (uSkyForm.z <= 0.) return sky;
  float az = atan(d.x, -d.z), e = d.y / max(length(d.xz), 1e-3);
  vec3 c = sky, veil = mix(uHorizon, uGlow * .4 + uHorizon, .3);
  for (int i = 0; i < 4; i++) {
    if (float(i) >= uHillForm.y) break;
    float k = float(i), near = k / max(uHillForm.y - 1., 1.);
    float tall = uSkyForm.z * mix(1., .36, near);
    float rises = smoothstep(-.5, .35, ridge(az * .35 + 5., k + 9.) - uHillForm.w + .5 * near);
    float h = tall * (ridge(az, k) - .18) * rises;
    vec3 slope = uLand * (.75 + .5 * fbm2(vec2(az * 55. + k * 9., e * 140.)));
    slope *= .8 + .35 * smoothstep(0., tall * .7, e);
    c = mix(c, mix(veil, slope, mix(.16, .72, near)), smoothstep(-.0009, .0009, h - e));
  }
  return c;
}

vec3 sky(vec3 d) {
  vec3 c = farLand(d, skyOnly(d));
  if (d.y >= 0.) return c;
  vec3 mirrored = skyOnly(vec3(d.x, -d.y * .6 + .01, d.z));
  vec3 sea = mix(uSea, mirrored, .35 + .4 * exp(d.y * 18.));
  vec3 low = mix(uLand * .8, sea, uSkyForm.w);
  vec3 below = mix(uHorizon, low, smoothstep(.0, -.05, d.y) * .8 + .2 * uSkyForm.w);
  return mix(c, below, smoothstep(.0006, -.0006, d.y));
}
`;
