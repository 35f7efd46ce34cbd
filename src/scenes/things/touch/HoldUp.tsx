import { useEffect, useRef } from 'react'
import { type HeldThing, tableToolsOf } from '../../../table/tableTools'
import { usePart, useTable } from '../../../table/useTable'
import { useStage } from '../../table/StageContext'
import { labelOf } from '../labelOf'
import type { Placement } from '../layout'
import { drawPrint, type Printer, type PrinterSource, type PrintRecipe, readyPrinter } from '../prints'
import { useTableThings } from '../TableThings'
import { holdsUp, oncePlayed } from './doublePress'
import { isReadable } from './isReadable'

export interface HoldUpProps {
  readonly printer: PrinterSource
  /** What a hand has drawn on a thing, where that is no print. */
  readonly sheetOf?: ((id: string) => PrintRecipe | undefined) | undefined
}

/** Anything that lies on the table can be held before the eyes: by a double or long press, or by its name. */
export function HoldUp({ printer, sheetOf }: HoldUpProps) {
  const table = useTable()
  const tableTools = usePart(tableToolsOf)
  const { desk: pointers } = useStage()
  const { layout, motion } = useTableThings()
  const laid = useRef(layout)
  laid.current = layout
  const drawn = useRef(sheetOf)
  drawn.current = sheetOf

  useEffect(() => {
    const stops = [pointers.add(holdsUp(table, motion)), pointers.add(oncePlayed(table))]
    return () => {
      for (const stop of stops) stop()
    }
  }, [pointers, motion])

  useEffect(() => {
    let isGone = false
    void readyPrinter(printer).then(ready => {
      if (isGone) return
      const lookAt = (id: string) => {
        const thing = laid.current.things.get(id)
        return thing && heldThing(thing, labelOf(table, thing), ready, drawn.current?.(id))
      }
      const isWritten = ({ id }: Placement) => drawn.current?.(id) !== undefined
      const readable = () =>
        [...laid.current.things.values()]
          .filter(thing => isReadable(thing) || isWritten(thing))
          .map(({ id }) => id)
      tableTools.setState({ lookAt, readable })
    })
    return () => {
      isGone = true
      tableTools.setState({ lookAt: undefined, readable: undefined, heldUp: undefined })
    }
  }, [printer])
  return null
}

function heldThing(
  { id, kind, cut, faceUp, front, back }: Placement,
  label: string,
  printer: Printer,
  sheet: PrintRecipe | undefined,
): HeldThing {
  if (!cut && !sheet) return { id, kind, label }
  const recipe = sheet ?? printer.recipeOf(faceUp ? front : back)
  return {
    id,
    kind,
    label,
    print: {
      ratio: recipe.width / recipe.height,
      draw: (canvas, height) => drawPrint(canvas, height, recipe, printer),
    },
  }
}
