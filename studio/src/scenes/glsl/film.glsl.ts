const HEAD = "precision highp float; in vec2 vU; out vec4 o;";

/** GLSL: a frame times its weight; single sparks are held down. */
export const ADD_FRAME = /* glsl */ `${HEAD}
uniform sampler2D uT;
uniform float uK;
void main() {
  vec4 c = texture(uT, vU);
  float m = max(c.r, max(c.g, c.b));
  o = vec4(c.rgb * min(1., 14. / max(m, 1e-3)) * uK, uK);
}
`;

/** GLSL: the picture as it is. */
export const COPY = /* glsl */ `${HEAD}
uniform sampler2D uT;
void main() { o = texture(uT, vU); }
`;

/** GLSL: a disc of samples, each kept when its own blur reaches here or when it lies behind. */
export const DEFOCUS = /* glsl */ `${HEAD}
uniform sampler2D uT, uD;
uniform vec2 uSize;
uniform vec4 uLens; // near, far, focus, aperture (share of the width)
float distanceAt(vec2 u) {
  float z = texture(uD, u).r * 2. - 1.;
  return 2. * uLens.x * uLens.y / (uLens.y + uLens.x - z * (uLens.y - uLens.x));
}
float spread(float d) { return abs(uLens.w * clamp((d - uLens.z) / d, -.35, 1.) * uSize.x); }
void main() {
  float d0 = distanceAt(vU), c0 = spread(d0), w0 = 1. + c0 * c0 * .08;
  vec3 sum = texture(uT, vU).rgb;
  float w = 1., reach = max(uLens.w * uSize.x, 1.);
  float turn = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) * 6.283;
  for (int i = 0; i < 72; i++) {
    float q = sqrt((float(i) + .5) / 72.) * reach, a = float(i) * 2.39996 + turn;
    vec2 u = vU + vec2(cos(a), sin(a)) * q / uSize;
    float d = distanceAt(u), c = spread(d);
    if (d > d0 + .4) c = min(c, c0);
    float k = smoothstep(q - 1., q + 1., c) / (1. + c * c * .08) * w0;
    sum += texture(uT, u).rgb * k;
    w += k;
  }
  o = vec4(sum / w, 1.);
}
`;

/** GLSL: what is brighter than a cut, smeared along a step. */
export const BRIGHT = /* glsl */ `${HEAD}
uniform sampler2D uT;
uniform vec2 uStep;
uniform float uCut;
void main() {
  vec3 s = vec3(0.);
  float w = 0.;
  for (int i = -6; i <= 6; i++) {
    float k = exp(-float(i * i) / 14.);
    s += max(texture(uT, vU + uStep * float(i)).rgb - uCut, 0.) * k;
    w += k;
  }
  o = vec4(s / w, 1.);
}
`;

/** GLSL: glow, exposure, corners, a tone curve with soft shoulder and toe, grain. */
export const DEVELOP = /* glsl */ `${HEAD}
uniform sampler2D uT, uB, uB2;
uniform vec4 uTone; // exposure, glow, grain
uniform vec2 uLook, uSize; // contrast, corners
vec3 curve(vec3 x) { return clamp((x * (2.43 * x + .03)) / (x * (2.36 * x + .60) + .12), 0., 1.); }
float grain(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * .1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
void main() {
  vec3 c = texture(uT, vU).rgb + (texture(uB, vU).rgb * .55 + texture(uB2, vU).rgb * .45) * uTone.y;
  vec2 q = (vU - .5) * vec2(1., uSize.y / uSize.x * 1.2);
  c = curve(c * uTone.x * (1. - uLook.y * dot(q, q) * 2.2) * .72);
  c = mix(vec3(dot(c, vec3(.2126, .7152, .0722))), c, .96);
  c = mix(c, c * c * (3. - 2. * c), uLook.x);
  c = mix(c * 12.92, 1.055 * pow(max(c, 1e-5), vec3(1. / 2.4)) - .055, step(.0031308, c));
  o = vec4(c + (grain(gl_FragCoord.xy) + grain(gl_FragCoord.xy + 71.) - 1.) * uTone.z, 1.);
}
`;
