/**
 * Main function of the skin. PASS 0 draws the skin, 1 its glass, 2 its inside, 3 its depth (for occlusion).
 */
export const BODY_MAIN = /* glsl */ `
Skin skinHere() {
  vec3 n = normalize(vN);
  return Skin(vP, n, normalize(uCam - vP), abs(vP.z), vM.x, vM.y, vM.z, vM.w, vX.x, vB, vX.w > .5);
}

void drawSkin(Skin k, Openings o, float axle) {
  Surf s = Surf(vec3(.03), .35, 0., 0., 1., vec3(0.), k.n, vAO);
  bool trim = glassTrim(k, o, s);
  if (!trim) floatingPillar(k, o, s);
  roofSkin(k, trim, s);
  float line = shutLines(k, o);
  bool lamp = frontEnd(k, s, line);
  if (!trim && rearEnd(k, s, line)) lamp = true;
  cladding(k, axle, lamp, s);
  outColor = shade(s);
  float groove = 1. - smoothstep(.0022, .0048, line);
  if (groove > 0. && !lamp && s.paint > .5) {
    Surf gap = Surf(vec3(.004), .7, 0., 0., 0., vec3(0.), k.n, vAO * .3);
    outColor = mix(outColor, shade(gap), groove * .93);
  }
}

// Wheel openings, and the glass of an open car's absent roof.
bool isHole(Skin k, float axle) {
  if (axle < uAxle.w && k.az > uEnds.w - .36) return true;
  return uScreen.x > 1.5 && k.fL > .02 && k.n.x < .05 && k.wG < -uDloA.w && k.p.y < uDloA.z;
}

// What is costly stands in branches: a software renderer goes on computing a pixel after its discard.
void main() {
  Skin k = skinHere();
  float axle = axleDistance(k.p);
  Openings o = openings(k);
  bool hole = !k.cut && isHole(k, axle);
#if PASS == 0
  if (k.cut) outColor = shade(Surf(vec3(.016), .6, 0., 0., 0., vec3(0.), k.n, vAO));
  else if (hole || o.glass) discard;
  else drawSkin(k, o, axle);
#elif PASS == 1
  if (hole || !o.glass) discard;
  else outColor = shade(Surf(vec3(.012, .016, .016), .02, 0., 0., 0., vec3(0.), k.n, 1.));
#elif PASS == 2
  if (k.cut || hole || o.glass) discard;
  else outColor = vec4(.05 * irradiance(vP, -k.n) * vAO * .6 + .006, 0.);
#else
  if (hole || o.glass) discard;
  outColor = vec4(gl_FragCoord.z);
#endif
}
`;
