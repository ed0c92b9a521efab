import * as THREE from "three";
import { sharedUniforms } from "../shading/shared-uniforms";
import { STUDIO_LIGHT } from "../shading/studio-light.glsl";

const VERTEX = /* glsl */ `
out vec2 vU;
void main() {
  vU = position.xy;
  gl_Position = vec4(position.xy, 1., 1.);
}
`;

/** A seamless light-grey sweep: floor brightness melts into the wall, with a gentle vignette and a faint mirror image. */
const FRAGMENT = /* glsl */ `
precision highp float;
in vec2 vU;
out vec4 outColor;
uniform vec3 uCam;
uniform mat4 uInv;
uniform sampler2D uRefl;
uniform float uReflOn;
uniform vec2 uSize;
${STUDIO_LIGHT}
vec4 mirrorImage() {
  vec4 m = vec4(0.);
  vec2 uv = gl_FragCoord.xy / uSize;
  for (int i = 0; i < 9; i++) {
    vec2 o = (vec2(float(i % 3), float(i / 3)) - 1.) * vec2(.0022, .0035);
    vec4 x = texture(uRefl, uv + o);
    if (dot(x, x) < 1e6) m += x;
  }
  return m / 9.;
}
void main() {
  vec4 f = uInv * vec4(vU, 1., 1.);
  vec3 d = normalize(f.xyz / f.w - uCam);
  float hz = smoothstep(-.22, .20, d.y);
  float back = mix(.86, .70, hz);
  back *= 1. - .16 * dot(vU, vU) * .5;
  vec2 centre = vU * vec2(1., 1.4);
  back += .10 * exp(-dot(centre + vec2(0., .1), centre));
  vec3 c = vec3(back) * vec3(.992, .998, 1.008);
  float B = 0.;
  if (d.y < -.001) {
    float t = -uCam.y / d.y;
    vec2 q = uCam.xz + d.xz * t;
    c *= mix(.03, 1., floorAO(q));
    if (uReflOn > .5) {
      vec4 m = mirrorImage();
      float k = .05 + .30 * pow(1. - abs(d.y), 5.);
      c += m.rgb * k;
      B += m.a * k;
    }
  }
  outColor = vec4(c, B);
}
`;

/** The studio's floor and wall, drawn behind the model. */
export class Backdrop {
  readonly #scene = new THREE.Scene();
  readonly #camera = new THREE.Camera();
  readonly #uniforms = {
    ...sharedUniforms,
    uInv: { value: new THREE.Matrix4() },
    uRefl: { value: null as THREE.Texture | null },
    uReflOn: { value: 0 },
    uSize: { value: new THREE.Vector2() },
  };

  constructor() {
    const material = new THREE.ShaderMaterial({
      glslVersion: THREE.GLSL3,
      depthTest: false,
      depthWrite: false,
      uniforms: this.#uniforms,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
    });
    const mesh = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material);
    mesh.frustumCulled = false;
    this.#scene.add(mesh);
  }

  /** Draws it as seen by a camera, with the model's mirror image on the floor. */
  draw(
    renderer: THREE.WebGLRenderer,
    camera: THREE.PerspectiveCamera,
    light: THREE.WebGLRenderTarget,
    mirror: THREE.WebGLRenderTarget,
  ): void {
    this.#uniforms.uSize.value.set(light.width, light.height);
    this.#uniforms.uInv.value.multiplyMatrices(camera.matrixWorld, camera.projectionMatrixInverse);
    this.#uniforms.uRefl.value = mirror.texture;
    this.#uniforms.uReflOn.value = 1;
    renderer.render(this.#scene, this.#camera);
  }
}
