import { useEffect, useLayoutEffect, useMemo } from 'react'
import { PlaneGeometry } from 'three'
import { wake } from '../../table/frameLoop'
import { findGraphics } from '../../table/graphics'
import { useStage } from '../../table/StageContext'
import { useSurface } from '../../table/surface'
import { OnThing } from '../../things/pieces/OnThing'
import { loadPrintFonts } from '../../things/prints'
import type { Ink } from '../ink/hand'
import { chartSize } from '../layout/sizes'
import { createSheetCanvas } from './sheetCanvas'

/** Pixels for a millimetre of a sheet that is read, and of one that lies across the table. */
const densities = { near: 8, far: 3 } as const
const softwareDensities = { near: 5.2, far: 2 } as const
/** Above the middle of the paper that the kit draws, in cm. */
const above = chartSize.height / 2 + 0.012

export interface SheetProps {
  /** The thing that it is drawn on. */
  readonly id: string
  readonly widthMm: number
  readonly heightMm: number
  readonly isRead: boolean
  /** What is drawn; it is drawn again when `of` is another. */
  readonly of: unknown
  readonly draw: (ink: Ink, density: number) => void
}

const square = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2)

/** What a hand has drawn on a sheet of paper; it goes where the paper goes. */
export function Sheet({ id, widthMm, heightMm, isRead, of, draw }: SheetProps) {
  const { quality, epoch } = useStage()
  const density = (findGraphics().software ? softwareDensities : densities)[isRead ? 'near' : 'far']
  const sheet = useMemo(
    () => createSheetCanvas(widthMm, heightMm, density, quality.anisotropy),
    [widthMm, heightMm, density, quality.anisotropy],
  )
  useEffect(() => () => sheet.dispose(), [sheet])
  const paper = useSurface(
    () => ({ map: sheet.texture, roughness: 1, gloss: 0.03, reflection: 0.4 }),
    [sheet],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn says when it is drawn again
  useLayoutEffect(() => {
    let isCurrent = true
    const write = () => {
      if (!isCurrent) return
      sheet.draw(ink => draw(ink, sheet.density))
      wake()
    }
    write()
    // The first sheet may come before its letters.
    if (!areFontsThere)
      void loadPrintFonts()
        .then(() => (areFontsThere = true))
        .then(write)
    return () => {
      isCurrent = false
    }
  }, [sheet, of, epoch])
  return (
    <OnThing id={id} up={above}>
      <mesh geometry={square} material={paper} scale={[widthMm / 10, 1, heightMm / 10]} receiveShadow />
    </OnThing>
  )
}

let areFontsThere = false
