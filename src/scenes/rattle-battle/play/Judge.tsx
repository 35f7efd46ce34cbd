import { useEffect } from 'react'
import { useStore } from 'zustand'
import { type DieReading, lyingPose } from '../../../measure'
import {
  dieInfo,
  foreseenActions,
  foreseenBattle,
  type RattleState,
  type SeaDie,
} from '../../../rules/rattle-battle/public'
import { type DeskState, deskOf } from '../../../table/desk'
import { deskJudgeOf, judgeHover, judgeNothing, judgePick, toggleJudge } from '../../../table/judge/deskJudge'
import { measuredBetween } from '../../../table/judge/measured'
import { measuresOf } from '../../../table/judge/measures'
import { bound, type Table } from '../../../table/part'
import { usePart, useTable } from '../../../table/useTable'
import type { PointerAt } from '../../table/input/pointerDesk'
import { JudgeInk } from '../../table/judge/JudgeInk'
import { useStage } from '../../table/StageContext'
import { useTableThings } from '../../things'
import { pickThing } from '../../things/motion'
import type { Layout } from '../layout'
import { ChallengeInk } from './ChallengeInk'
import { createChallenger } from './createChallenger'
import { blockingIn, rulerOf } from './seaMeasures'

/** The judge over the Sea: any two Ships are measured, and why things come in the order in which they come. */
export function Judge() {
  const table = useTable()
  const desk = usePart(deskOf)
  const deskJudge = usePart(deskJudgeOf)
  const { desk: pointers, rig } = useStage()
  const { motion } = useTableThings<Layout>()
  const isOn = useStore(deskJudge, state => state.isOn)
  const lying = useStore(deskJudge, state => state.lying)
  const measured = useStore(deskJudge, state => state.measured)
  const hovered = useStore(deskJudge, state => state.hovered)
  const challenged = useStore(desk.challenging.state, state => state.challenged)
  const isFalling = useStore(desk.challenging.state, ({ stage }) => stage.fallen < 1)
  const isOver = useStore(desk.challenging.state, ({ stage }) => stage.isOver)

  useEffect(() => {
    if (!isOn) return
    tellJudge(table, desk.state.getState())
    return desk.state.subscribe((now, before) => {
      // While dice fall again, the judge waits for the Sea in which they were challenged.
      if (seaOf(now) === seaOf(before) || now.refall || !deskJudge.getState().isOn) return
      // The verdict belongs to the Sea that it was given on.
      desk.challenging.leave()
      tellJudge(table, now)
    })
  }, [isOn])

  useEffect(() => {
    if (!isOn) return
    const dieAt = (at: PointerAt) => {
      const isLying = (id: string) => deskJudge.getState().lying.some(die => `die:${die.id}` === id)
      return pickThing(at.ray, motion, ({ id }) => isLying(id), at.touch ? 0.45 : 0)?.slice('die:'.length)
    }
    return pointers.add({
      order: 40,
      hover: at => {
        const id = at && dieAt(at)
        judgeHover(table, id)
        return id === undefined ? undefined : 'pointer'
      },
      tap: at => {
        const id = dieAt(at)
        if (id === undefined) judgeNothing(table)
        else judgePick(table, id)
        return true
      },
    })
  }, [isOn, pointers, motion])

  useEffect(() => {
    const { challenger, stop } = createChallenger(table, rig, bound(table, tellJudge))
    desk.challenging.state.setState({ challenger })
    return () => {
      stop()
      desk.challenging.leave()
      desk.challenging.state.setState({ challenger: undefined })
      toggleJudge(table, false)
    }
  }, [rig])

  if (!isOn || isFalling || lying.length === 0) return null
  if (challenged) return <ChallengeInk lying={lying} challenged={challenged} isOver={isOver} />
  return <JudgeInk lying={lying} measured={measured} hovered={hovered} />
}

const seaOf = ({ view }: DeskState) => (view as RattleState | undefined)?.adventure?.sea

/** What lies in the Sea, as the judge measures it, and what would follow from it. */
function tellJudge(table: Table, { view }: DeskState): void {
  const state = view as RattleState | undefined
  const sea = state?.adventure?.sea ?? []
  if (!state) return
  const lying = sea.map(die => readingOf(die, state.options.dieEdgeMm))
  measuresOf(lying, rulerOf(state))
  const { challenged } = deskOf(table).challenging.state.getState()
  deskJudgeOf(table).setState({
    lying,
    blocking: blockingIn(state),
    orders: [
      { title: 'If the merchants acted now', rule: 'RB-130', steps: foreseenActions(state) },
      { title: 'If the Battle began now', rule: 'RB-211', steps: foreseenBattle(state) },
    ].filter(({ steps }) => steps.length > 0),
    measured: measuredBetween(challenged?.pair.a, challenged?.pair.b),
    hovered: undefined,
  })
}

function readingOf({ id, x, y, yaw, face }: SeaDie, edgeMm: number): DieReading {
  const { kind } = dieInfo(id)
  const pose = lyingPose(kind, face, { x, y, yaw }, edgeMm)
  return { id, kind, face, ...pose, inBox: true, flat: true, tiltDeg: 0, restsOn: 'floor' }
}
