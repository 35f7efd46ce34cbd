import { useEffect, useRef } from 'react'
import { type NamedChoice, offerChoices, offerNothing } from '../../../table/choosing'
import { type Choice, type DeskState, deskOf } from '../../../table/desk'
import { usePart, useTable } from '../../../table/useTable'
import { useStage } from '../../table/StageContext'
import type { ThingId } from '../layout'
import { useTableThings } from '../TableThings'
import { answersAnyway } from './answersAnyway'
import { type ThingsToTouch, touchThings } from './touchThings'

export interface Offered {
  readonly named: readonly NamedChoice[]
  /** Things that stand for others, as good as they are. */
  readonly aliases?: ReadonlyMap<ThingId, readonly ThingId[]>
  /** Things that can be dragged. */
  readonly loose?: ReadonlySet<ThingId>
}

export interface TouchThingsProps extends Omit<ThingsToTouch, 'motion'> {
  /** The things on the table that each choice is about. */
  offer(choices: readonly Choice[], state: DeskState): Offered
}

/** Input of the player who is asked: what they may choose lights up, can be clicked, and dragged where it is loose. */
export function TouchThings(props: TouchThingsProps) {
  const table = useTable()
  const desk = usePart(deskOf)
  const { desk: pointers } = useStage()
  const { motion } = useTableThings()
  const now = useRef(props)
  now.current = props

  useEffect(() => pointers.add(answersAnyway(table, motion)), [pointers, motion])
  useEffect(
    () =>
      pointers.add(
        touchThings(table, {
          motion,
          grab: (id, at) => now.current.grab?.(id, at),
          tap: (id, at) => now.current.tap?.(id, at) ?? false,
          point: id => now.current.point?.(id),
          sees: id => now.current.sees?.(id) ?? false,
          refusalOf: id => now.current.refusalOf?.(id),
        }),
      ),
    [pointers, motion],
  )

  useEffect(() => {
    const offer = (state: DeskState) => {
      const { phase, asked, lookingBack } = state
      if (phase !== 'asking' || !asked || lookingBack) return offerNothing(table)
      offerChoices(table, now.current.offer(asked.choices, state))
    }
    offer(desk.state.getState())
    const stop = desk.state.subscribe((state, before) => {
      const isSame =
        state.phase === before.phase &&
        state.asked === before.asked &&
        state.lookingBack === before.lookingBack
      if (!isSame) offer(state)
    })
    return () => {
      stop()
      offerNothing(table)
    }
  }, [])
  return null
}
