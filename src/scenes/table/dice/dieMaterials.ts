import {
  DoubleSide,
  type Material,
  MeshLambertMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
} from 'three'
import {
  cornerEmblem,
  type DicePage,
  d12Direction,
  d12Number,
  dicePages,
  middleEmblem,
  type Placement,
} from '../generated/diceAtlas'
import type { Quality } from '../quality'
import { type ClearManner, type DieUniforms, teachDice } from './dieShader'

const wholeFace: Placement = { x: 0, y: 0, mm: 12 }
const firstPlaces: Readonly<Record<DicePage, Placement>> = {
  ships: wholeFace,
  pips: wholeFace,
  directions: d12Number,
}
const secondPlaces: Readonly<Record<DicePage, Placement>> = {
  ships: cornerEmblem,
  pips: middleEmblem,
  directions: d12Direction,
}

/** Clear dice that light goes through: what is behind them has to be drawn for them again. */
export const refracts = (isClear: boolean, { shading }: Quality): boolean => isClear && shading === 'physical'

export interface DieMaterialWish {
  readonly page: DicePage
  readonly isClear: boolean
  readonly quality: Quality
  /** Clear dice in the air: nobody sees what shines through them, and every frame would be drawn twice for it. */
  readonly isFlying?: boolean
}

/** The material of all opaque, or all clear, dice of one engraving page. The caller disposes it. */
export function createDieMaterial(wish: DieMaterialWish, uniforms: DieUniforms): Material {
  const { page, isClear, quality, isFlying = false } = wish
  const clear: ClearManner = !isClear
    ? 'no'
    : refracts(isClear, quality) && !isFlying
      ? 'transmission'
      : 'blend'
  const material = makeMaterial(clear, quality)
  teachDice(material, {
    uniforms,
    rows: dicePages[page].rows,
    firstPlace: firstPlaces[page],
    secondPlace: secondPlaces[page],
    relief: quality.normalMaps,
    clear,
  })
  return material
}

function makeMaterial(clear: ClearManner, { shading }: Quality): Material {
  // 0.78: at 0.66 the clear dice look like milk where no window panes darken the box.
  const seeThrough = clear === 'blend' ? { transparent: true, opacity: 0.78 } : {}
  switch (shading) {
    case 'lambert':
      return new MeshLambertMaterial(seeThrough)
    case 'standard':
      return new MeshStandardMaterial({ ...seeThrough, roughness: clear === 'no' ? 0.3 : 0.08 })
    case 'physical':
      if (clear === 'blend') return new MeshStandardMaterial({ ...seeThrough, roughness: 0.08 })
      return clear === 'transmission'
        ? new MeshPhysicalMaterial({
            roughness: 0.04,
            clearcoat: 1,
            clearcoatRoughness: 0.03,
            transmission: 1,
            ior: 1.49,
            thickness: 1.3,
            attenuationDistance: 1.05,
            side: DoubleSide,
          })
        : new MeshPhysicalMaterial({ roughness: 0.3, clearcoat: 0.7, clearcoatRoughness: 0.13 })
  }
}
