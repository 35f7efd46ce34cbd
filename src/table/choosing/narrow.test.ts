import { describe, expect, it } from 'vitest'
import { differentChoices, meant, type NamedChoice, narrow, offersOf } from './narrow'

const named = (text: string, ...things: readonly string[]): NamedChoice => ({
  choice: { move: { kind: text, seat: 0 }, text, rule: 'RB-1' },
  things,
})
const texts = (choices: readonly { readonly text: string }[]) => choices.map(({ text }) => text)

const fire = [
  named('fire 1 at a', 'die:1', 'die:a'),
  named('fire 1 at b', 'die:1', 'die:b'),
  named('fire 1 at b with Bertha', 'die:1', 'die:b', 'upgrade:U06'),
  named('fire 2 at a', 'die:2', 'die:a'),
  named('pass'),
]

describe('choosing by picking things', () => {
  it('offers everything that any choice is about while nothing is picked', () => {
    expect([...narrow(fire, []).choosable].sort()).toEqual([
      'die:1',
      'die:2',
      'die:a',
      'die:b',
      'upgrade:U06',
    ])
  })

  it('leaves the targets of a shooter, whichever is picked first', () => {
    expect([...narrow(fire, ['die:1']).choosable]).toEqual(['die:a', 'die:b', 'upgrade:U06'])
    expect([...narrow(fire, ['die:a']).choosable]).toEqual(['die:1', 'die:2'])
  })

  it('decides only when everything is picked and no longer choice fits', () => {
    expect(meant(narrow(fire, ['die:1', 'die:a']))?.text).toBe('fire 1 at a')
    expect(meant(narrow(fire, ['die:1', 'die:b']))).toBeUndefined()
    expect(meant(narrow(fire, ['die:1', 'die:b', 'upgrade:U06']))?.text).toBe('fire 1 at b with Bertha')
    // One way is left, but the target has not been shown.
    expect(meant(narrow(fire, ['die:2']))).toBeUndefined()
  })

  it('offers the completed choice, and longer ones only after another pick', () => {
    const picked = ['die:b', 'die:1']
    expect(texts(offersOf(narrow(fire, picked), picked))).toEqual(['fire 1 at b'])
    expect([...narrow(fire, picked).choosable]).toEqual(['upgrade:U06'])
    expect(texts(offersOf(narrow(fire, ['die:2']), ['die:2']))).toEqual(['fire 2 at a'])
  })

  it('offers nothing where nothing is named in full and too much is left to be listed', () => {
    const ships = ['1', '2', '3', '4', '5']
    const all = Array.from({ length: 32 }, (_, bits) => ships.filter((_, index) => bits & (1 << index))).map(
      sent => named(`send ${sent.join(' ')}`, ...sent),
    )
    expect(texts(offersOf(narrow(all, ['2']), ['2']))).toEqual(['send 2'])
    const two = all.filter(({ things }) => things.length !== 1)
    expect(texts(offersOf(narrow(two, ['2']), ['2']))).toEqual([])
  })

  it('accepts a picked drag mode that is no choice alone', () => {
    const oars: NamedChoice = { choice: undefined, things: ['upgrade:U19'] }
    const narrowed = narrow([...fire, oars], ['upgrade:U19'])
    expect(meant(narrowed)).toBeUndefined()
    expect(offersOf(narrowed, ['upgrade:U19'])).toEqual([])
  })

  it('treats interchangeable things as one choice', () => {
    const [follow, rebel] = [named('follow').choice, named('rebel').choice]
    const cards: NamedChoice[] = ['card:0', 'card:1', 'card:2'].flatMap(card => [
      { choice: follow, things: [card, 'beneath'] },
      { choice: rebel, things: [card, 'across'] },
    ])
    expect(texts(offersOf(narrow(cards, ['card:1']), ['card:1']))).toEqual(['follow', 'rebel'])
    expect(texts(offersOf(narrow(cards, ['beneath']), ['beneath']))).toEqual(['follow'])
    expect(meant(narrow(cards, ['beneath']))).toBeUndefined()
    expect(meant(narrow(cards, ['beneath', 'card:2']))?.text).toBe('follow')
  })

  it('leaves out choices without things', () => {
    expect(narrow(fire, []).left.map(({ choice }) => choice?.text)).not.toContain('pass')
  })

  it('takes choices with the same words for one', () => {
    const [one, other, third] = [named('Send 1 Ship', 'die:1'), named('Send 1 Ship', 'die:2'), named('Pass')]
    expect(texts(differentChoices([one, other, third].map(({ choice }) => choice!)))).toEqual([
      'Send 1 Ship',
      'Pass',
    ])
  })
})
