import { use, useEffect, useLayoutEffect, useMemo } from 'react'
import { wake } from '../../table/frameLoop'
import { useStage } from '../../table/StageContext'
import { useTableThings } from '../../things'
import { openPrintBook } from '../../things/prints'
import { fetchPrinter } from '../prints'
import { createTileBatch } from './tileBatch'

/** The Ocean tiles of the Adventure. */
export default function Tiles() {
  const { layout, motion } = useTableThings()
  const { quality } = useStage()
  const printed = use(openPrintBook(fetchPrinter, layout))
  const tiles = useMemo(() => createTileBatch(printed, quality), [printed, quality])
  useEffect(() => () => tiles.dispose(), [tiles])
  useLayoutEffect(() => {
    void layout
    tiles.sync(motion)
    wake(true)
  }, [tiles, motion, layout])
  return <primitive object={tiles.group} dispose={null} />
}
