/** Patterns of plain materials, worked out from the position: [kind in the shader, usual size in metres]. */
export const PATTERNS = {
  leather: [1, 0.007],
  cloth: [2, 0.004],
  /** Wood with its grain along x, y or z. */
  woodX: [3, 0.012],
  woodY: [4, 0.012],
  woodZ: [5, 0.012],
  /** Fine grain of moulded plastic. */
  grain: [6, 0.004],
  carpet: [7, 0.006],
  perforated: [8, 0.0075],
  brushed: [9, 0.003],
  stone: [10, 0.007],
  mesh: [11, 0.008],
  /** Raised lozenges of checker plate. */
  checker: [12, 0.045],
} as const satisfies Record<string, readonly [kind: number, size: number]>;

/** Name of a pattern. */
export type PatternName = keyof typeof PATTERNS;

/** Shader functions of the patterns; needs `Surf`. */
export const SURFACE_PATTERNS = /* glsl */ `
uniform vec2 uPattern;  // kind, size in metres

float cellHash(vec3 p) {
  p = fract(p * .1031);
  p += dot(p, p.zyx + 31.32);
  return fract((p.x + p.y) * p.z);
}

float valueNoise(vec3 p) {
  vec3 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  vec2 o = vec2(0., 1.);
  float near = mix(mix(cellHash(i), cellHash(i + o.yxx), f.x), mix(cellHash(i + o.xyx), cellHash(i + o.yyx), f.x), f.y);
  float far = mix(mix(cellHash(i + o.xxy), cellHash(i + o.yxy), f.x), mix(cellHash(i + o.xyy), cellHash(i + o.yyy), f.x), f.y);
  return mix(near, far, f.z);
}

vec3 bumped(vec3 n, vec3 p, float size, float height) {
  vec3 q = p / size;
  vec2 e = vec2(.35, 0.);
  vec3 slope = vec3(valueNoise(q + e.xyy), valueNoise(q + e.yxy), valueNoise(q + e.yyx)) - valueNoise(q);
  return normalize(n - height * (slope - n * dot(slope, n)));
}

// Coordinates along the surface, by the main axis of its normal.
vec2 facing(vec3 n, vec3 p) {
  vec3 a = abs(n);
  return a.x > a.y && a.x > a.z ? p.zy : a.y > a.z ? p.xz : p.xy;
}

float woodGrain(vec3 along, float size) {
  float wave = valueNoise(along * vec3(1.6, 9., 9.));
  float fibre = valueNoise(vec3(along.x * 4., (along.yz + wave * .03) / size));
  float line = smoothstep(.55, .9, valueNoise(vec3(along.x * 2.5, (along.yz + wave * .05) * 70.)));
  return (.80 + .26 * fibre) * (.93 + .14 * wave) * (1. - .20 * line);
}

void perforate(inout Surf s, vec3 p, float size) {
  vec2 q = facing(s.n, p) / size;
  q.x += .5 * mod(floor(q.y), 2.);
  s.alb *= mix(.42, 1., smoothstep(.16, .26, length(fract(q) - .5)));
  s.n = bumped(s.n, p, .006, .12);
}

void raiseLozenges(inout Surf s, vec3 p, float size) {
  vec2 q = facing(s.n, p) / size;
  vec2 r = vec2(q.x + q.y, q.x - q.y) * .7071;
  vec2 cell = floor(r), f = fract(r) - .5;
  vec2 g = mod(cell.x + cell.y, 2.) > .5 ? f : f.yx;
  float raised = smoothstep(.13, .05, abs(g.x)) * smoothstep(.42, .32, abs(g.y));
  s.n = normalize(s.n + s.n.yzx * raised * .5 * sign(g.x + .02));
  s.alb *= .85 + .5 * raised;
}

void applyPattern(inout Surf s, vec3 p) {
  float kind = uPattern.x, size = uPattern.y;
  if (kind < .5) return;
  if (kind < 1.5) {
    s.n = bumped(s.n, p, size, .08);
    s.alb *= .93 + .14 * valueNoise(p / .045);
  } else if (kind < 2.5) s.alb *= .83 + .24 * valueNoise(p / size) + .1 * valueNoise(p / (size * 4.));
  else if (kind < 5.5) s.alb *= woodGrain(kind < 3.5 ? p : kind < 4.5 ? p.yxz : p.zyx, size);
  else if (kind < 6.5) s.n = bumped(s.n, p, size, .05);
  else if (kind < 7.5) {
    s.n = bumped(s.n, p, size, .2);
    s.alb *= .8 + .4 * valueNoise(p / size);
  } else if (kind < 8.5) perforate(s, p, size);
  else if (kind < 9.5) {
    float streak = valueNoise(p / vec3(size, size, size * 40.));
    s.rough *= .8 + .5 * streak;
    s.alb *= .9 + .2 * streak;
  } else if (kind < 10.5) {
    s.alb *= .93 + .07 * valueNoise(p / (size * 2.7) + 7.);
    s.alb = mix(s.alb, s.alb * .55, smoothstep(.80, .86, valueNoise(p / size)));
  } else if (kind < 11.5) {
    vec2 q = abs(fract(facing(s.n, p) / size) - .5);
    s.alb *= mix(.15, 1., smoothstep(.30, .36, max(q.x, q.y)));
  } else raiseLozenges(s, p, size);
}
`;
