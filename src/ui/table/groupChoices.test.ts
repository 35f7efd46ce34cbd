import { describe, expect, it } from 'vitest'
import { apartFrom, countFitting, groupChoices, kindWords, mostShown } from './groupChoices'

const choice = (kind: string, text: string) => ({ move: { kind, seat: 0 }, text, rule: 'RB-1' })
const choices = [
  choice('fire', 'Fire at a sloop'),
  choice('moveShip', 'Move the sloop'),
  choice('fire', 'Fire at a galleon'),
  choice('pass', 'Pass'),
]

describe('the list of choices', () => {
  it('puts choices of one kind together and counts them as they are shown', () => {
    const groups = groupChoices(choices, [])
    expect(groups.map(({ title, choices: own }) => [title, ...own.map(({ index }) => index)])).toEqual([
      ['Fire', 0, 1],
      ['Move ship', 2],
      ['Pass', 3],
    ])
    expect(groups[0]!.choices.map(({ choice: { text } }) => text)).toEqual([
      'Fire at a sloop',
      'Fire at a galleon',
    ])
  })

  it('keeps lines with all the words, in the text or the rule', () => {
    const texts = (words: readonly string[]) =>
      groupChoices(choices, words).flatMap(group => group.choices.map(({ choice: { text } }) => text))
    expect(texts(['sloop'])).toEqual(['Fire at a sloop', 'Move the sloop'])
    expect(texts(['sloop', 'fire'])).toEqual(['Fire at a sloop'])
    expect(texts(['rb-1', 'pass'])).toEqual(['Pass'])
    expect(texts(['whale'])).toEqual([])
    expect(countFitting(choices, ['sloop'])).toBe(2)
  })

  it('never shows more than can be read, and says how many there are', () => {
    const many = Array.from({ length: 500 }, (_, n) => choice(n % 2 ? 'fire' : 'pass', `Way ${n}`))
    const groups = groupChoices(many, [])
    expect(groups.reduce((sum, group) => sum + group.choices.length, 0)).toBe(mostShown)
    expect(countFitting(many, [])).toBe(500)
  })

  it('reads the name of a kind as words', () => {
    expect(kindWords('buyUpgrade')).toBe('Buy upgrade')
    expect(kindWords('crazy.pick')).toBe('Pick')
  })

  it('has one heading for all that leads on', () => {
    const leads = (text: string) => ({ ...choice('portDone', text), goesOn: true }) as const
    const [group] = groupChoices([leads('Go on to The Pit'), leads('Go on to the Guild')], [])
    expect(group).toMatchObject({ title: 'Go on' })
    expect(groupChoices([leads('Leave'), choice('portDone', 'Stay')], [])[0]!.title).toBe('Port done')
  })

  it('keeps a place of its own for choices that only go on', () => {
    const leave = { ...choice('portDone', 'Leave the Market'), goesOn: true } as const
    expect(apartFrom([leave, ...choices])).toEqual({ list: choices, last: leave })
    expect(apartFrom(choices).last).toBeUndefined()
  })
})
