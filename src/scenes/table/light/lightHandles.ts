import type { DirectionalLight, HemisphereLight, SpotLight } from 'three'

/** The lights that the built-up picture moves about while it collects frames. */
export const lightHandles: {
  lamp: SpotLight | undefined
  window: DirectionalLight | undefined
  sky: HemisphereLight | undefined
} = { lamp: undefined, window: undefined, sky: undefined }
