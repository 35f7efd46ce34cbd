import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import type { Refusal } from '../../../rules/game'
import type { PlayFollower, WavesState } from '../../../rules/waves/public'
import { type Choice, type DeskState, deskOf } from '../../../table/desk'
import { bound, type Table } from '../../../table/part'
import { usePart, useTable } from '../../../table/useTable'
import { framePriority } from '../../table/frameLoop'
import { DeskDice } from '../../table/hand'
import { useStage } from '../../table/StageContext'
import { useTableThings } from '../../things'
import type { ThingId } from '../../things/layout'
import { tellAtRest } from '../../things/telling'
import { type Offered, ThingSpots, TouchThings } from '../../things/touch'
import { lookedFor, token } from '../layout'
import { peekingOf } from '../peeking'
import { createTeller } from './createTeller'
import { createGuide, type Guide } from './guide'
import { looseCards, namedChoices } from './offered'
import { shareSelection } from './oneSelection'
import { reading } from './reading'
import { tokenToss } from './tokenToss'

/** All that moves and can be done on the table of WAVES; it stands in the table that draws the things. */
export function WavesPlay() {
  const table = useTable()
  const { motion } = useTableThings()
  const { desk: pointers, rig } = useStage()
  useEffect(() => pointers.add(reading(table, rig, motion)), [pointers, rig, motion])
  useEffect(() => shareSelection(table), [])
  useFrame(() => tellAtRest(table, motion), framePriority.judge)
  return (
    <>
      <DeskDice game={tokenToss} mover={motion} />
      <Direction />
      <TouchThings
        offer={offer}
        sees={isOwnAgent}
        point={bound(table, peek)}
        refusalOf={bound(table, refusalOf)}
      />
      <ThingSpots thingOf={() => token} />
    </>
  )
}

function offer(choices: readonly Choice[], { view }: DeskState): Offered {
  const named = namedChoices(choices, view as WavesState)
  return { named, loose: looseCards(named) }
}

/** WV-74: a place of somebody else says so, and an own one that is not asked about. */
function refusalOf(table: Table, id: ThingId): Refusal | undefined {
  const { view, asked, game } = deskOf(table).state.getState()
  const slot = Number(/^(?:elder|mat|agent)@(\d+)/.exec(id)?.[1])
  if (asked?.phase !== 'play' || Number.isNaN(slot)) return undefined
  const state = view as WavesState
  const cards = state.hands[asked.seat]!.slice(0, 1)
  const move = { kind: 'playFollower', seat: asked.seat, slot, cards } as PlayFollower
  return game?.check(view, move)
}

/** WV-80: a player who has placed may look at their Agents again. */
function isOwnAgent(id: ThingId): boolean {
  return id.startsWith('agent@')
}

function peek(table: Table, id: ThingId | undefined): void {
  const peeking = peekingOf(table)
  const peeked = id !== undefined && isOwnAgent(id) ? id : undefined
  if (peeking.getState().id !== peeked) peeking.setState({ id: peeked })
}

/** The camera and the telling of a match. */
function Direction() {
  const table = useTable()
  const desk = usePart(deskOf)
  const { rig } = useStage()
  const guide = useMemo(() => createGuide(table, rig), [rig])
  useEffect(() => desk.addTeller(createTeller(table, guide)), [guide])
  useEffect(() => {
    lookAt(guide, desk.state.getState(), true)
    const stop = desk.state.subscribe((now, before) => {
      if (now.phase === before.phase && now.asked?.seat === before.asked?.seat) return
      lookAt(guide, now, false)
    })
    return () => {
      stop()
      rig.compose()
    }
  }, [guide, rig])
  return null
}

/** Where everybody has to look. */
function lookAt(guide: Guide, { phase, hand, pace, view, eyes }: DeskState, isCut: boolean): void {
  const isWaiting = phase === 'asking' || phase === 'curtain' || phase === 'held'
  if (view && (isCut || isWaiting)) guide.lookFor(lookedFor(view as WavesState, eyes))
  if (isWaiting) guide.takeBack()
  if (phase === 'held' && (hand?.by === 'person' || pace !== 'at once')) guide.go('hand', isCut)
  else if (isCut || phase === 'asking' || phase === 'over' || phase === 'curtain') guide.go('drop', isCut)
}
