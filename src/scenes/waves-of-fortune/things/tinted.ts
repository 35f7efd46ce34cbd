import { useMemo } from 'react'
import type { Material } from 'three'
import { type Surface, useSurface } from '../../table/surface'

/** A surface whose colour each vertex brings with it. */
export function useTinted(surface: Surface): Material {
  const material = useSurface(() => surface, [])
  return useMemo(() => {
    material.vertexColors = true
    material.needsUpdate = true
    return material
  }, [material])
}
