import { useEffect, useRef } from 'react'
import type { Table } from '../../../table/part'
import { type HeldThing, holdUp, putDown, tableToolsOf } from '../../../table/tableTools'
import { usePart, useTable } from '../../../table/useTable'
import type { PointerAt, Touchable } from '../../table/input/pointerDesk'
import { useStage } from '../../table/StageContext'
import type { Placement } from '../layout'
import { pickThing, type ThingMotion } from '../motion'
import { drawPrint, type Printer, type PrinterSource, readyPrinter } from '../prints'
import { useTableThings } from '../TableThings'

/** Two taps on the same thing within this time are one double tap. */
const doubleMs = 350
/** A finger may miss by this much, in cm. */
const fingerSlack = 0.3

/** Anything that lies on the table can be held before the eyes: by a double tap or a long press, or by its name. */
export function HoldUp({ printer }: { readonly printer: PrinterSource }) {
  const table = useTable()
  const tableTools = usePart(tableToolsOf)
  const { desk: pointers } = useStage()
  const { layout, motion } = useTableThings()
  const laid = useRef(layout)
  laid.current = layout

  useEffect(() => pointers.add(holdsUp(table, motion)), [pointers, motion])

  useEffect(() => {
    let isGone = false
    void readyPrinter(printer).then(ready => {
      if (isGone) return
      const lookAt = (id: string) => {
        const thing = laid.current.things.get(id)
        return thing && heldThing(thing, ready)
      }
      tableTools.setState({ lookAt })
    })
    return () => {
      isGone = true
      tableTools.setState({ lookAt: undefined, heldUp: undefined })
    }
  }, [printer])
  return null
}

function heldThing({ id, kind, label, cut, faceUp, front, back }: Placement, printer: Printer): HeldThing {
  if (!cut) return { id, kind, label }
  const recipe = printer.recipeOf(faceUp ? front : back)
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

function holdsUp(table: Table, motion: ThingMotion): Touchable {
  let last: { readonly id: string; readonly timeMs: number } | undefined
  const under = ({ ray, touch }: PointerAt) => pickThing(ray, motion, () => true, touch ? fingerSlack : 0)
  return {
    // Before the hands that choose: the second tap of two is not one more choice.
    order: 13,
    tap(at) {
      if (putDown(table)) return true
      const id = under(at)
      const isSecond = last !== undefined && last.id === id && at.timeMs - last.timeMs < doubleMs
      last = id === undefined ? undefined : { id, timeMs: at.timeMs }
      return isSecond && holdUp(table, id!)
    },
    hold(at) {
      const id = under(at)
      return id !== undefined && holdUp(table, id)
    },
  }
}
