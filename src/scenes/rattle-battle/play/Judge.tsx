import { useEffect } from 'react'
import { useStore } from 'zustand'
import { type DeskState, desk } from '../../../match/desk'
import {
  deskJudge,
  judgeHover,
  judgeNothing,
  judgePick,
  toggleJudge,
} from '../../../match/table/judge/deskJudge'
import { measuresOf } from '../../../match/table/judge/measures'
import { type DieReading, lyingPose } from '../../../measure'
import { dieInfo } from '../../../rules/rattle-battle/data/dice'
import { foreseenActions, foreseenBattle } from '../../../rules/rattle-battle/foreseen'
import type { RattleState, SeaDie } from '../../../rules/rattle-battle/state'
import type { PointerAt } from '../../table/input/pointerDesk'
import { JudgeInk } from '../../table/judge/JudgeInk'
import { useTable } from '../../table/TableContext'
import { useTableThings } from '../../things'
import { pickThing } from '../../things/motion'
import type { Layout } from '../layout'
import { rulerOf } from './seaMeasures'

/** The judge over the Sea: any two Ships are measured, and why things come in the order in which they come. */
export function Judge() {
  const { desk: pointers } = useTable()
  const { motion } = useTableThings<Layout>()
  const isOn = useStore(deskJudge, state => state.isOn)
  const lying = useStore(deskJudge, state => state.lying)
  const measured = useStore(deskJudge, state => state.measured)
  const hovered = useStore(deskJudge, state => state.hovered)

  useEffect(() => {
    if (!isOn) return
    tellJudge(desk.state.getState())
    return desk.state.subscribe((now, before) => {
      if (seaOf(now) !== seaOf(before)) tellJudge(now)
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
        judgeHover(id)
        return id === undefined ? undefined : 'pointer'
      },
      tap: at => {
        const id = dieAt(at)
        if (id === undefined) judgeNothing()
        else judgePick(id)
        return true
      },
    })
  }, [isOn, pointers, motion])

  useEffect(() => () => toggleJudge(false), [])

  return isOn && lying.length > 0 ? <JudgeInk lying={lying} measured={measured} hovered={hovered} /> : null
}

const seaOf = ({ view }: DeskState) => (view as RattleState | undefined)?.adventure?.sea

/** What lies in the Sea, as the judge measures it, and what would follow from it. */
function tellJudge({ view }: DeskState): void {
  const state = view as RattleState | undefined
  const sea = state?.adventure?.sea ?? []
  if (!state) return
  const lying = sea.map(die => readingOf(die, state.options.dieEdgeMm))
  measuresOf(lying, rulerOf(state))
  deskJudge.setState({
    lying,
    orders: [
      { title: 'If the NP Ships acted now', rule: 'RB-130', steps: foreseenActions(state) },
      { title: 'If the Battle began now', rule: 'RB-211', steps: foreseenBattle(state) },
    ].filter(({ steps }) => steps.length > 0),
    measured: { first: undefined, second: undefined },
    hovered: undefined,
  })
}

function readingOf({ id, x, y, yaw, face }: SeaDie, edgeMm: number): DieReading {
  const { kind } = dieInfo(id)
  const pose = lyingPose(kind, face, { x, y, yaw }, edgeMm)
  return { id, kind, face, ...pose, inBox: true, flat: true, tiltDeg: 0, restsOn: 'floor' }
}
