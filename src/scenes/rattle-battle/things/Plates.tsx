import { useFrame } from '@react-three/fiber'
import { use, useEffect, useLayoutEffect, useMemo } from 'react'
import { framePriority, wake } from '../../table/frameLoop'
import { findGraphics } from '../../table/graphics'
import { useTable } from '../../table/TableContext'
import type { Layout } from '../layout'
import { createPrintBook, loadPrintFonts, type PrintBook } from '../prints'
import { createPlateBatches, isCutOut, isPlate } from './plateBatches'
import { createSoftShade } from './softShade'
import { useTableThings } from './TableThings'
import { createTileBatch } from './tileBatch'

/** More flat things than any game has. */
const mostShades = 420

/**
 * The book of prints lives for the whole visit, as models and textures do: it holds what has been drawn, and another
 * match needs the same.
 */
let book: Promise<PrintBook> | undefined

function openBook(layout: Layout): Promise<PrintBook> {
  book ??= (async () => {
    await loadPrintFonts()
    const { software } = findGraphics()
    const made = createPrintBook(software ? 0.72 : 1, software ? 1 : 8)
    const things = [...layout.things.values()].filter(({ kind }) => kind === 'tile' || isPlate(kind))
    // What has an outline of its own first: on one page it is one call for each outline.
    await made.prepare([
      ...things.filter(({ kind }) => isCutOut(kind)),
      { front: 'sail', back: 'spent:sail' },
      ...things.filter(({ kind }) => !isCutOut(kind)),
    ])
    return made
  })()
  return book
}

/** Everything that is printed on cardboard. */
export default function Plates() {
  const { layout, motion } = useTableThings()
  const { quality } = useTable()
  const printed = use(openBook(layout))
  const plates = useMemo(() => createPlateBatches(printed, quality), [printed, quality])
  const tiles = useMemo(() => createTileBatch(printed, quality), [printed, quality])
  const shade = useMemo(() => createSoftShade(mostShades), [])
  useEffect(() => () => plates.dispose(), [plates])
  useEffect(() => () => tiles.dispose(), [tiles])
  useEffect(() => () => shade.dispose(), [shade])
  const seen = useMemo(() => ({ plates, version: -1 }), [plates])
  useLayoutEffect(() => {
    void layout
    plates.sync(motion)
    tiles.sync(motion)
    shade.sync(motion)
    seen.version = -1
    wake(true)
  }, [plates, tiles, shade, motion, layout, seen])
  useFrame(() => {
    if (seen.version === motion.version) return
    seen.version = motion.version
    plates.write()
    shade.write()
  }, framePriority.dice)
  return (
    <>
      <primitive object={shade.mesh} dispose={null} />
      <primitive object={tiles.group} dispose={null} />
      <primitive object={plates.group} dispose={null} />
    </>
  )
}
