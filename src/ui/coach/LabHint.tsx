import { useEffect } from 'react'
import { useStore } from 'zustand'
import { labStoreOf } from '../../lab/labStore'
import { type HandSkill, handSkills, learnSkill, nextSkill } from '../../table/coach/hands'
import { tableSettingsOf } from '../../table/tableSettings'
import { usePart, useTable } from '../../table/useTable'
import { HandHint } from './HandHint'

/** A first visit: drop, look, measure, one after the other. */
export function LabHint() {
  const table = useTable()
  const tableSettings = usePart(tableSettingsOf)
  const labStore = usePart(labStoreOf)
  const tips = useStore(tableSettings, settings => settings.tips)
  const learnt = useStore(tableSettings, settings => settings.learnt)
  const isDrawn = useStore(tableSettings, ({ picture }) => picture === 'drawn')
  const phase = useStore(labStore, state => state.phase)
  const isReplaying = useStore(labStore, state => state.replay !== undefined)
  const hasMeasured = useStore(labStore, ({ measured }) => measured.second !== undefined)
  useEffect(() => {
    if (phase === 'falling') learnSkill(table, 'drop')
  }, [phase])
  useEffect(() => {
    if (hasMeasured) learnSkill(table, 'measure')
  }, [hasMeasured])
  if (!tips || isReplaying || !isDrawn) return null
  const wanted: readonly HandSkill[] = phase === 'held' ? ['drop'] : phase === 'settled' ? handSkills : []
  const skill = nextSkill(learnt, wanted)
  return skill ? <HandHint key={skill} skill={skill} /> : null
}
