import { SURFACE_PATTERNS } from "./patterns.glsl";
import { STUDIO_LIGHT } from "./studio-light.glsl";

/** Vertex stage of every vehicle material. Reflections are computed in model space, hence the untransformed varyings. */
export const SURFACE_VERTEX = /* glsl */ `
in float ao;
out vec3 vP, vN;
out float vAO;
#ifdef BODY
in vec4 aM;
in vec4 aX;
in float aB;
out vec4 vM, vX;
out float vB;
#endif
#ifdef UVMAP
out vec2 vUv;
#endif
void main() {
  vec4 w = modelMatrix * vec4(position, 1.);
  vP = position;
  vN = normal;
  vAO = ao;
#ifdef BODY
  vM = aM;
  vX = aX;
  vB = aB;
#endif
#ifdef UVMAP
  vUv = uv;
#endif
  gl_Position = projectionMatrix * viewMatrix * w;
}
`;

/**
 * One shading model for everything. Red, green and blue are the light that does not depend on the paint's colour
 * (reflections, glass, tyres, studio); alpha is the light that is multiplied by it. So any colour is
 * tone(rgb + paint * alpha), exactly, when the picture is asked for.
 */
export const SURFACE_SHADING = /* glsl */ `
precision highp float;
precision highp int;
in vec3 vP, vN;
in float vAO;
out vec4 outColor;
#ifdef BODY
in vec4 vM, vX;
in float vB;
#endif
#ifdef UVMAP
in vec2 vUv;
uniform sampler2D uMap;
#endif
uniform vec3 uCam;
uniform vec3 uAlbedo;
uniform float uRough, uMetal, uPaint, uCoat, uGlass;
uniform vec3 uEmis;
uniform float uAOk;
${STUDIO_LIGHT}
struct Surf {
  vec3 alb;
  float rough, metal, coat, paint;
  vec3 emis;
  vec3 n;
  float ao;
};

// Scale and bias of the specular colour: a fit of the split-sum integral.
vec2 envBRDF(float r, float nv) {
  vec4 c0 = vec4(-1., -.0275, -.572, .022), c1 = vec4(1., .0425, 1.04, -.04);
  vec4 q = r * c0 + c1;
  float a = min(q.x * q.x, exp2(-9.28 * nv)) * q.x + q.y;
  return vec2(-1.04, 1.04) * a + q.zw;
}

vec4 shade(Surf s) {
  vec3 v = normalize(uCam - vP);
  vec3 n = s.n;
  float nv = clamp(dot(n, v), .001, 1.);
  vec3 R = reflect(-v, n);
  float so = clamp(pow(max(nv + s.ao, 1e-4), 1.2) - 1. + s.ao, 0., 1.);
  so = mix(so, 1., .08);
  vec3 irr = irradiance(vP, n) * mix(s.ao, sqrt(s.ao) * .85 + .15, uRoom);
  vec3 A = s.emis;
  float B = 0.;
  if (s.paint > .5) {
    float F = .045 + .955 * pow(1. - nv, 5.);
    vec3 cc = studio(vP, R, .0);
    A += F * cc * so;
    float fl = studio(vP, R, .48).g;
    B = (1. - F) * (irr.g * .52 + fl * .40 * mix(so, s.ao, .5));
  } else {
    vec3 f0 = mix(vec3(.04), s.alb, s.metal);
    vec2 ab = envBRDF(s.rough, nv);
    vec3 spec = (f0 * ab.x + ab.y) * studio(vP, R, s.rough) * so;
    A += s.alb * (1. - s.metal) * irr + spec;
    if (s.coat > 0.) {
      float F = (.04 + .96 * pow(1. - nv, 5.)) * s.coat;
      A = A * (1. - F) + F * studio(vP, R, .0) * so;
    }
  }
  vec4 o = vec4(A, B);
  if (!(dot(o, o) < 1e6)) o = vec4(.02, .02, .02, 0.);
  return o;
}
`;

/** Main function of a plain material: one set of values, or a picture on a plane. */
export const PLAIN_MAIN = /* glsl */ `
${SURFACE_PATTERNS}
void main() {
  vec3 n = normalize(vN);
  if (!gl_FrontFacing) n = -n;
  Surf s = Surf(uAlbedo, uRough, uMetal, uCoat, uPaint, uEmis, n, mix(1., vAO, uAOk));
  applyPattern(s, vP);
#ifdef UVMAP
  vec4 t = texture(uMap, vUv);
  if (t.a < .4) discard;
  s.alb *= t.rgb;
  s.emis *= t.rgb;
#endif
  outColor = shade(s);
  if (uGlass > .5) outColor.rgb += uAlbedo * .1;
}
`;
