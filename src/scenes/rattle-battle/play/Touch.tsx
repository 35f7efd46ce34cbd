import { useEffect, useMemo, useRef } from 'react'
import type { RattleMove, RattleState } from '../../../rules/rattle-battle/public'
import { choosingOf, loosen, offerChoices, offerNothing } from '../../../table/choosing'
import { type DeskState, deskOf } from '../../../table/desk'
import type { Table } from '../../../table/part'
import { offerTools } from '../../../table/tableTools'
import { usePart, useTable } from '../../../table/useTable'
import { wake } from '../../table/frameLoop'
import { useStage } from '../../table/StageContext'
import { useTableThings } from '../../things'
import { type NamedPlace, ThingSpots } from '../../things/touch'
import type { Layout, ThingId } from '../layout'
import { DragInk } from './DragInk'
import { emptyDrawing } from './drawingOf'
import { lootAliases, namedChoices } from './offered'
import { PointedInk } from './PointedInk'
import { pickedDrawing } from './pickedDrawing'
import { ShipWord } from './ShipWord'
import { drawInk, wipeInk } from './seaInk'
import { sentShips } from './sentShips'
import { shipDrags } from './shipDrag'
import { createSteering } from './steering'
import { createStowing } from './stowing'
import { thingsOf } from './thingsOf'
import { touchThings } from './touchThings'

const thingOf = (die: string) => `die:${die}`
const box: NamedPlace = { name: 'box', x: 0, y: 0, z: 0 }

/** Input of the player who is asked: what they may choose lights up, can be clicked and dragged. */
export function Touch() {
  const table = useTable()
  const desk = usePart(deskOf)
  const choosing = usePart(choosingOf)
  const { desk: pointers, rig } = useStage()
  const { motion, layout } = useTableThings<Layout>()
  const laid = useRef(layout)
  laid.current = layout

  const stowing = useMemo(() => createStowing(table, motion, () => laid.current), [motion])
  const steering = useMemo(
    () => createSteering(table, { motion, sea: () => laid.current.sea, azimuth: () => rig.state.azimuth }),
    [motion, rig],
  )

  useEffect(
    () => pointers.add(touchThings(table, { motion, layout: () => laid.current, stowing, steering })),
    [pointers, motion, stowing, steering],
  )

  useEffect(() => {
    const offer = ({ phase, asked, view, lookingBack }: DeskState) => {
      wipeInk(table)
      stowing.begin()
      steering.end()
      if (phase !== 'asking' || !asked || lookingBack) {
        offerNothing(table)
        return steering.offer()
      }
      const state = view as RattleState
      // Loot is stowed with the hands: no token stands for a whole plan.
      const byHand = stowing.tokens.size > 0
      offerChoices(table, {
        named: byHand ? [] : namedChoices(asked.choices, state),
        aliases: byHand ? new Map() : lootAliases(state, asked.seat),
        loose: byHand ? stowing.tokens : draggable(table),
        about: ({ move }) => thingsOf(move as RattleMove, state),
      })
      steering.offer()
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
      steering.end()
      steering.offer()
      loosen(table, draggable(table))
      const drawing = pickedDrawing(now.picked, now.named, view as RattleState)
      if (drawing === emptyDrawing) wipeInk(table)
      else drawInk(table, drawing, view as RattleState)
      wake()
    })
    const sent = sentShips(table, motion, () => laid.current)
    return () => {
      stopDesk()
      stopPicks()
      sent()
      stowing.end()
      steering.end()
      offerTools(table, [])
      offerNothing(table)
      wipeInk(table)
    }
  }, [motion, stowing, steering])

  /** Where Ships are put that are to be sent. */
  const places = (): readonly NamedPlace[] => {
    if (desk.state.getState().asked?.phase !== 'briefing.commit') return []
    const { x, z } = laid.current.muster
    return [{ name: 'muster', x, y: 0, z }]
  }

  return (
    <>
      <DragInk />
      <PointedInk />
      <ShipWord />
      <ThingSpots thingOf={thingOf} fistOn={box} places={places} />
    </>
  )
}

/** Ships that a hand may take as things are picked now. */
function draggable(table: Table): ReadonlySet<ThingId> {
  const { asked, view } = deskOf(table).state.getState()
  if (!asked) return new Set()
  const drags = shipDrags(asked.choices, choosingOf(table).getState().picked, view as RattleState)
  return new Set([...drags.keys()].map(id => `die:${id}`))
}
