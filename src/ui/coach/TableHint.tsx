import { useEffect } from 'react'
import { useStore } from 'zustand'
import { coachOf } from '../../table/coach'
import { type HandSkill, learnSkill, nextSkill } from '../../table/coach/hands'
import { deskOf } from '../../table/desk'
import { tableSettingsOf } from '../../table/tableSettings'
import { usePart, useTable } from '../../table/useTable'
import { HandHint } from './HandHint'

/** How dice are dropped and a table is looked at, when the game's own coach has nothing to say. */
export function TableHint() {
  const table = useTable()
  const tableSettings = usePart(tableSettingsOf)
  const desk = usePart(deskOf)
  const coach = usePart(coachOf)
  const tips = useStore(tableSettings, settings => settings.tips)
  const learnt = useStore(tableSettings, settings => settings.learnt)
  const isDrawn = useStore(tableSettings, ({ picture }) => picture === 'drawn')
  const isSaying = useStore(coach.state, ({ said }) => said !== undefined)
  const isBack = useStore(desk.state, ({ lookingBack }) => lookingBack !== undefined)
  const phase = useStore(desk.state, state => state.phase)
  const isOwnHand = useStore(desk.state, ({ hand }) => hand?.by === 'person' && !hand.opensByItself)
  const isFist = useStore(desk.state, ({ hand }) => hand?.fist !== undefined)
  const hasDropped = phase === 'falling' && isOwnHand
  useEffect(() => {
    if (hasDropped) learnSkill(table, 'drop')
  }, [hasDropped])
  if (!tips || isSaying || isBack) return null
  const wanted: readonly HandSkill[] =
    phase === 'held' && isOwnHand && !isFist ? ['drop'] : phase === 'asking' && isDrawn ? ['look'] : []
  const skill = nextSkill(learnt, wanted)
  return skill ? <HandHint key={skill} skill={skill} /> : null
}
