import type { Tier } from './quality'

export interface GraphicsFound {
  /** No WebGL 2: there can be no picture. */
  readonly absent: boolean
  /** The processor draws: only the lowest tier moves. */
  readonly software: boolean
}

let found: GraphicsFound | undefined

/** Looks once which graphics the browser offers, with a context that is given back at once. */
export function findGraphics(): GraphicsFound {
  if (found) return found
  const canvas = document.createElement('canvas')
  const gl = canvas.getContext('webgl2')
  if (!gl) {
    found = { absent: true, software: false }
    return found
  }
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const renderer = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  found = { absent: false, software: /swiftshader|llvmpipe|software|basic render/i.test(renderer) }
  return found
}

/** The tier to begin with, before anything has been measured. */
export function firstTier(): Tier {
  return findGraphics().software ? 'low' : 'medium'
}
