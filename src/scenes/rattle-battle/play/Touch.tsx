import { useEffect, useMemo, useRef } from 'react'
import { type DeskState, desk } from '../../../match/desk'
import { choosing, loosen, offerChoices, offerNothing } from '../../../match/table/choosing'
import type { RattleState } from '../../../rules/rattle-battle/state'
import { wake } from '../../table/frameLoop'
import { useTable } from '../../table/TableContext'
import { useTableThings } from '../../things'
import { type NamedPlace, ThingSpots } from '../../things/touch'
import type { Layout, ThingId } from '../layout'
import { DragInk } from './DragInk'
import { emptyDrawing } from './drawingOf'
import { lootAliases, namedChoices } from './offered'
import { pickedDrawing } from './pickedDrawing'
import { ShipWord } from './ShipWord'
import { drawInk, wipeInk } from './seaInk'
import { sentShips } from './sentShips'
import { shipDrags } from './shipDrag'
import { createStowing } from './stowing'
import { touchThings } from './touchThings'

const thingOf = (die: string) => `die:${die}`
const box: NamedPlace = { name: 'box', x: 0, y: 0, z: 0 }

/** The hands of whoever is asked: what he may choose lights up, can be clicked and dragged. */
export function Touch() {
  const { desk: pointers } = useTable()
  const { motion, layout } = useTableThings<Layout>()
  const laid = useRef(layout)
  laid.current = layout

  const stowing = useMemo(() => createStowing(motion, () => laid.current), [motion])

  useEffect(
    () => pointers.add(touchThings({ motion, layout: () => laid.current, stowing })),
    [pointers, motion, stowing],
  )

  useEffect(() => {
    const offer = ({ phase, asked, view, lookingBack }: DeskState) => {
      wipeInk()
      stowing.begin()
      if (phase !== 'asking' || !asked || lookingBack) return offerNothing()
      const state = view as RattleState
      // Loot is stowed with the hands: no token stands for a whole plan.
      const byHand = stowing.tokens.size > 0
      offerChoices({
        named: byHand ? [] : namedChoices(asked.choices, state),
        aliases: byHand ? new Map() : lootAliases(state, asked.seat),
        loose: byHand ? stowing.tokens : draggable(),
      })
    }
    offer(desk.state.getState())
    const stopDesk = desk.state.subscribe((now, before) => {
      if (now.phase !== before.phase || now.asked !== before.asked || now.lookingBack !== before.lookingBack)
        offer(now)
    })
    const stopPicks = choosing.subscribe((now, before) => {
      if (now.picked === before.picked) return
      const { view, phase } = desk.state.getState()
      if (phase !== 'asking') return
      loosen(draggable())
      const drawing = pickedDrawing(now.picked, now.named, view as RattleState)
      if (drawing === emptyDrawing) wipeInk()
      else drawInk(drawing, view as RattleState)
      wake()
    })
    const sent = sentShips(motion, () => laid.current)
    return () => {
      stopDesk()
      stopPicks()
      sent()
      stowing.end()
      offerNothing()
      wipeInk()
    }
  }, [motion, stowing])

  /** Where Ships are put that are to be sent. */
  const places = (): readonly NamedPlace[] => {
    if (desk.state.getState().asked?.phase !== 'briefing.commit') return []
    const { x, z } = laid.current.muster
    return [{ name: 'muster', x, y: 0, z }]
  }

  return (
    <>
      <DragInk />
      <ShipWord />
      <ThingSpots thingOf={thingOf} fistOn={box} places={places} />
    </>
  )
}

/** Ships that a hand may take as things are picked now. */
function draggable(): ReadonlySet<ThingId> {
  const { asked, view } = desk.state.getState()
  if (!asked) return new Set()
  const drags = shipDrags(asked.choices, choosing.getState().picked, view as RattleState)
  return new Set([...drags.keys()].map(id => `die:${id}`))
}
