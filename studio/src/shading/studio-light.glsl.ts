/**
 * The room: an analytic studio (overhead soft box at a finite height, side banks, horizon band, floor with the
 * vehicle's own shadow). `studio` is the light arriving at a point from a direction, `irradiance` what a matt surface
 * receives. Being functions of position, reflections slide along the panels as they do on a real car.
 */
export const STUDIO_LIGHT = /* glsl */ `
uniform sampler2D uFloorAO;
uniform float uRoom;      // 0 studio hall .. 1 inside a cabin: flat light from all around
uniform vec4 uFloorRect;  // x min, z min, 1 / width, 1 / depth

float floorAO(vec2 q) {
  vec2 uv = (q - uFloorRect.xy) * uFloorRect.zw;
  vec2 e = smoothstep(vec2(0.), vec2(.06), uv) * smoothstep(vec2(1.), vec2(.94), uv);
  float v = texture(uFloorAO, clamp(uv, 0., 1.)).r;
  return mix(1., v, e.x * e.y);
}

float softRect(vec2 q, vec2 centre, vec2 halfSize, float soft) {
  vec2 e = abs(q - centre) - halfSize;
  vec2 m = smoothstep(vec2(soft), vec2(-soft), e);
  return m.x * m.y;
}

float floorLight(vec3 p, vec3 d, float r) {
  float t = p.y / max(-d.y, .02);
  vec2 q = p.xz + d.xz * min(t, 9.);
  float light = .80 * mix(floorAO(q), .75, clamp(r * .6, 0., .6));
  return light * mix(1., .74, smoothstep(1.0, 7., length(q)));
}

// Wall, darker at the horizon so that panels get a graphic break, with long gradient banks.
float wallLight(vec3 d, float r, float blur) {
  float e = d.y;
  float wall = mix(.60, .16, smoothstep(.02, .62, e));
  wall *= 1. - .78 * exp(-pow((e - .045) / (.085 + r * .2), 2.));
  float level = max(length(d.xz), 1e-3);
  float side = smoothstep(.30, .75 + .2 * r, abs(d.z) / level);
  float band = smoothstep(.13 - blur * .5, .17 + blur * .5, e) * smoothstep(.50 + blur * .6, .30 - blur * .3, e);
  wall += band * side * mix(1.25, .75, r);
  float ends = smoothstep(.80, .97, abs(d.x) / level);
  wall += .85 * ends * smoothstep(.10 - blur * .5, .16 + blur * .5, e) * smoothstep(.60 + blur * .6, .36 - blur * .3, e);
  return wall;
}

float ceilingLight(vec3 p, vec3 d, float r) {
  float t = (4.3 - p.y) / max(d.y, .02);
  vec2 c = p.xz + d.xz * t;
  float soft = .22 + r * 3.2;
  float box = softRect(c, vec2(0., 0.), vec2(4.6, 1.55), soft)
    + .55 * softRect(c, vec2(0., 4.1), vec2(4., .42), soft)
    + .55 * softRect(c, vec2(0., -4.1), vec2(4., .42), soft);
  // A cabin's roof keeps most of the soft box out.
  return .10 + 7.5 * box * (1. - .45 * r) * smoothstep(.05, .2, d.y) * mix(1., .4, uRoom);
}

// Light seen from p in direction d, blurred by roughness r.
vec3 studio(vec3 p, vec3 d, float r) {
  float blur = .03 + r * .9;
  float up = smoothstep(-blur * .35, blur * .35, d.y);
  float top = wallLight(d, r, blur) * smoothstep(.95, .45, d.y) + ceilingLight(p, d, r);
  return vec3(mix(floorLight(p, d, r), top, up)) * vec3(1., 1., 1.01);
}

vec3 irradiance(vec3 p, vec3 n) {
  float up = n.y * .5 + .5;
  float bounce = .36 * mix(floorAO(p.xz + n.xz * .55), 1., .25);
  float e = mix(bounce, 1.18, smoothstep(.02, 1., pow(up, 1.32)));
  e += .22 * max(0., dot(n, normalize(vec3(.92, .30, .25))));
  e += .10 * max(0., dot(n, normalize(vec3(-.6, .3, -.8))));
  e = mix(e, .50 + .24 * n.y + .08 * abs(n.z) + .14 * dot(n, normalize(uCam - p)), uRoom);
  return vec3(e);
}
`;
