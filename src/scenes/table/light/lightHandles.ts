import type { DirectionalLight, HemisphereLight, SpotLight } from 'three'

/** The lights that the built-up picture moves about while it collects frames. */
export const lightHandles: {
  lamp: SpotLight | undefined
  window: DirectionalLight | undefined
  sky: HemisphereLight | undefined
  /** The sky as a beam with a shadow; switched on only while a picture is built up. */
  directedSky: DirectionalLight | undefined
} = { lamp: undefined, window: undefined, sky: undefined, directedSky: undefined }
