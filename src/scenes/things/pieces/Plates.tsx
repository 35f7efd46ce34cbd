import { useFrame } from '@react-three/fiber'
import { use, useEffect, useLayoutEffect, useMemo } from 'react'
import { framePriority, wake } from '../../table/frameLoop'
import { useTable } from '../../table/TableContext'
import { openPrintBook, type PrinterSource } from '../prints'
import { useTableThings } from '../TableThings'
import { createPlateBatches } from './plateBatches'
import { createSoftShade } from './softShade'

/** More flat things than any game has. */
const mostShades = 420

export interface PlatesProps {
  readonly printer: PrinterSource
  /** Height of the table that things lie on, in cm. */
  readonly tableTop: number
}

/** Everything that is printed on cardboard. */
export default function Plates({ printer, tableTop }: PlatesProps) {
  const { layout, motion } = useTableThings()
  const { quality } = useTable()
  const printed = use(openPrintBook(printer, layout))
  const plates = useMemo(() => createPlateBatches(printed, quality), [printed, quality])
  const shade = useMemo(() => createSoftShade(mostShades, tableTop), [tableTop])
  useEffect(() => () => plates.dispose(), [plates])
  useEffect(() => () => shade.dispose(), [shade])

  const seen = useMemo(() => ({ plates, version: -1 }), [plates])
  useLayoutEffect(() => {
    void layout
    plates.sync(motion)
    shade.sync(motion)
    seen.version = -1
    wake(true)
  }, [plates, shade, motion, layout, seen])

  useFrame(() => {
    if (seen.version === motion.version) return
    seen.version = motion.version
    plates.write()
    shade.write()
  }, framePriority.dice)

  return (
    <>
      <primitive object={shade.mesh} dispose={null} />
      <primitive object={plates.group} dispose={null} />
    </>
  )
}
