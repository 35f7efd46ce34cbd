import type { Table } from '../part'
import { tableSettingsOf } from '../tableSettings'

/** What hands and eyes do at every table, taught once: in the lab, or at the first match. */
export const handSkills = ['drop', 'look', 'measure'] as const
export type HandSkill = (typeof handSkills)[number]

const keyOf = (skill: HandSkill) => `hands ${skill}`

/** The first of these that has not been learnt. */
export function nextSkill(learnt: readonly string[], wanted: readonly HandSkill[]): HandSkill | undefined {
  return wanted.find(skill => !learnt.includes(keyOf(skill)))
}

/** It has been done, or read. */
export function learnSkill(table: Table, skill: HandSkill): void {
  const tableSettings = tableSettingsOf(table)
  const key = keyOf(skill)
  const { learnt } = tableSettings.getState()
  if (!learnt.includes(key)) tableSettings.setState({ learnt: [...learnt, key] })
}
