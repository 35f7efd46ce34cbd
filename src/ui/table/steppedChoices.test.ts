import { describe, expect, it } from 'vitest'
import type { Choice } from '../../table/desk'
import { hasSteps, steppedChoices } from './steppedChoices'

const choice = (text: string, ...steps: readonly string[]): Choice => ({
  move: { kind: text, seat: 0 },
  text,
  rule: 'RS-1',
  ...(steps.length > 0 && { steps }),
})
const texts = (choices: readonly Choice[], ...path: readonly string[]) =>
  steppedChoices(choices, path).lines.map(({ text }) => text)

const sails = [
  choice('explore'),
  choice('north B1', 'north', 'one step', 'B1'),
  choice('north C1', 'north', 'one step', 'C1'),
  choice('north D1', 'north', 'two steps', 'D1'),
  choice('east A2', 'east', 'one step', 'A2'),
]

describe('a list that goes by steps', () => {
  it('shows first steps beside choices that have none', () => {
    expect(texts(sails)).toEqual(['explore', 'north', 'east: one step: A2'])
  })

  it('goes deeper where a step was taken, and names the last choices in full', () => {
    expect(texts(sails, 'north')).toEqual(['one step', 'two steps: D1'])
    expect(texts(sails, 'north', 'one step')).toEqual(['B1', 'C1'])
  })

  it('takes a step automatically when it is the only one', () => {
    const islands = [
      choice('a', 'Stair Isle', 'flipped', 'on A'),
      choice('b', 'Stair Isle', 'turned', 'on B'),
    ]
    expect(steppedChoices(islands, []).path).toEqual(['Stair Isle'])
    expect(texts(islands)).toEqual(['flipped: on A', 'turned: on B'])
  })

  it('reaches every choice by exactly one way', () => {
    const reached: string[] = []
    const walk = (path: readonly string[]) => {
      const { lines, path: taken } = steppedChoices(sails, path)
      for (const line of lines)
        if (line.kind === 'choice') reached.push(line.choice.text)
        else walk([...taken, line.text])
    }
    walk([])
    expect(reached.toSorted()).toEqual(sails.map(({ text }) => text).toSorted())
  })

  it('is for long lists only', () => {
    expect(hasSteps(sails)).toBe(false)
    expect(hasSteps([...sails, ...sails, ...sails])).toBe(true)
    expect(hasSteps(Array.from({ length: 99 }, (_, index) => choice(`${index}`)))).toBe(false)
  })
})
