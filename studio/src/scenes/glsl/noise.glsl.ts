/** GLSL: value noise and its sums, the grain of every surface and cloud. */
export const NOISE_GLSL = /* glsl */ `
float hash1(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * .1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
float hash3(vec3 p) {
  p = fract(p * .1031);
  p += dot(p, p.zyx + 31.32);
  return fract((p.x + p.y) * p.z);
}
float noise2(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  float near = mix(hash1(i), hash1(i + vec2(1, 0)), f.x);
  float far = mix(hash1(i + vec2(0, 1)), hash1(i + vec2(1, 1)), f.x);
  return mix(near, far, f.y);
}
float octaves(vec2 p, int count) {
  float sum = 0., weight = .5;
  for (int i = 0; i < count; i++) {
    sum += weight * noise2(p);
    p = mat2(1.6, 1.2, -1.2, 1.6) * p;
    weight *= .5;
  }
  return sum;
}
float fbm2(vec2 p) { return octaves(p, 5); }
float fbm2s(vec2 p) { return octaves(p, 3); }
`;
