import { useEffect } from 'react'
import { useStore } from 'zustand'
import { deskOf } from '../../../table/desk'
import { usePart, useTable } from '../../../table/useTable'
import { Label } from '../../table/judge/Label'
import { useTableThings } from '../../things'
import { pointOf } from '../../things/layout'
import { chartSheet, middleOf } from '../ink/sheet'
import type { SeasLayout } from '../layout'
import { createStoryTeller, storyOf } from './story'

/** What is told over the charts. */
export function StoryInk() {
  const table = useTable()
  const desk = usePart(deskOf)
  const story = usePart(storyOf)
  const { layout } = useTableThings<SeasLayout>()
  const word = useStore(story, state => state.word)
  useEffect(() => desk.addTeller(createStoryTeller(table)), [])
  const chart = word && layout.things.get(`chart:${word.seat}`)
  if (!word || !chart || word.space < 0) return null
  const [x, y] = middleOf(word.space)
  const at = pointOf(chart, (x - chartSheet.width / 2) / 10, (y - chartSheet.height / 2) / 10 - 1)
  return <Label text={word.text} tone="number" at={{ x: at.x * 10, y: -at.z * 10 }} height={1.2} />
}
