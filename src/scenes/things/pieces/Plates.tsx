import { use, useMemo } from 'react'
import { useStage } from '../../table/StageContext'
import { openPrintBook, type PrinterSource } from '../prints'
import { useTableThings } from '../TableThings'
import { createPlateBatches } from './plateBatches'
import { createSoftShade } from './softShade'
import { useBatch } from './useBatch'

/** More flat things than any game has. */
const mostShades = 420

export interface PlatesProps {
  readonly printer: PrinterSource
  /** Height of the table that things lie on, in cm. */
  readonly tableTop: number
}

/** Everything that is printed on cardboard. */
export default function Plates({ printer, tableTop }: PlatesProps) {
  const { layout } = useTableThings()
  const { quality } = useStage()
  const printed = use(openPrintBook(printer, layout))
  const plates = useMemo(() => createPlateBatches(printed, quality), [printed, quality])
  const shade = useMemo(() => createSoftShade(mostShades, tableTop), [tableTop])
  useBatch(plates)
  useBatch(shade)
  return (
    <>
      <primitive object={shade.mesh} dispose={null} />
      <primitive object={plates.group} dispose={null} />
    </>
  )
}
