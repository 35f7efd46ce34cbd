import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { type Choice, type DeskState, desk } from '../../../match/desk'
import { modeOf } from '../../../rules/waves/seating'
import type { WavesState } from '../../../rules/waves/state'
import { framePriority } from '../../table/frameLoop'
import { DeskDice } from '../../table/hand'
import { useTable } from '../../table/TableContext'
import { useTableThings } from '../../things'
import type { ThingId } from '../../things/layout'
import { tellAtRest } from '../../things/telling'
import { type Offered, ThingSpots, TouchThings } from '../../things/touch'
import { token, viewsOf } from '../layout'
import { peeking } from '../peeking'
import { createTeller } from './createTeller'
import { createGuide, type Guide } from './guide'
import { looseCards, namedChoices } from './offered'
import { reading } from './reading'
import { tokenToss } from './tokenToss'

/** All that moves and can be done on the table of WAVES; it stands in the table that draws the things. */
export function WavesPlay() {
  const { motion } = useTableThings()
  const { desk: pointers, rig } = useTable()
  useEffect(() => pointers.add(reading(rig, motion)), [pointers, rig, motion])
  useFrame(() => tellAtRest(motion), framePriority.judge)
  return (
    <>
      <DeskDice game={tokenToss} mover={motion} />
      <Direction />
      <TouchThings offer={offer} sees={isOwnAgent} point={peek} />
      <ThingSpots thingOf={() => token} />
    </>
  )
}

function offer(choices: readonly Choice[], { view }: DeskState): Offered {
  const named = namedChoices(choices, view as WavesState)
  return { named, loose: looseCards(named) }
}

/** WV-80: whoever has placed may look at his Agents again. */
function isOwnAgent(id: ThingId): boolean {
  return id.startsWith('agent@')
}

function peek(id: ThingId | undefined): void {
  const peeked = id !== undefined && isOwnAgent(id) ? id : undefined
  if (peeking.getState().id !== peeked) peeking.setState({ id: peeked })
}

/** The camera and the telling of a match. */
function Direction() {
  const { rig } = useTable()
  const guide = useMemo(() => createGuide(rig), [rig])
  useEffect(() => desk.addTeller(createTeller(guide)), [guide])
  useEffect(() => {
    const { view } = desk.state.getState()
    rig.compose(viewsOf(view !== undefined && modeOf(view as WavesState).owners.length > 4))
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
function lookAt(guide: Guide, { phase, hand, pace }: DeskState, isCut: boolean): void {
  if (phase === 'asking' || phase === 'held' || phase === 'curtain') guide.takeBack()
  if (phase === 'held' && (hand?.by === 'person' || pace !== 'at once')) guide.go('hand', isCut)
  else if (isCut || phase === 'asking' || phase === 'over' || phase === 'curtain') guide.go('drop', isCut)
}
