import { describe, expect, it } from 'vitest'
import { adventureCard, scenarioPile } from './adventures'
import type { RowKey } from './adventureTypes'
import { actionWords, crazyText, effectWords, rowSubject, rowWords } from './cardWords'

const ids = (['norrington', 'pirateWars', 'intro'] as const).flatMap(scenario =>
  (['soft', 'hard', 'final', 'crazy', 'intro'] as const).flatMap(pile => scenarioPile(scenario, pile)),
)

describe('the words of the Adventure cards', () => {
  it('fit on a card: every effect, every row', () => {
    for (const id of ids) {
      const card = adventureCard(id)
      const special = card.effects.map(effectWords)
      for (const words of special) expect(words, id).toMatch(/^[A-Z].{10,90}\.$/)
      if (card.kind === 'crazy') {
        expect(crazyText(id), id).toMatch(/^[A-Z].{20,120}\.$/)
        continue
      }
      for (const row of Object.values(card.rows)) expect(rowWords(row).length, id).toBeLessThan(46)
    }
  })

  it('say what a row does, in its order, and that it does nothing', () => {
    const norrington = adventureCard('A17')
    if (norrington.kind !== 'sea') throw new Error('A17 is no card of the sea')
    expect(Object.entries(norrington.rows).map(([key, row]) => `${key}: ${rowWords(row)}`)).toEqual([
      'SAIL: Volley',
      'GRAPE: No action',
      'SKULL: Sails to the Wanted player, volley, re-drop',
    ])
    expect(actionWords({ kind: 'explode' })).toBe('explodes (result)')
  })

  it('say who is concerned by the reef, by too few Ships and by the King (B07, B10)', () => {
    const words = ['B07', 'B10'].flatMap(id => adventureCard(id).effects.map(effectWords))
    expect(words).toEqual([
      expect.stringMatching(/violet die is a reef, no Ship: your Ships .* touching it sink/),
      'Send fewer than 2 Ships: give up 1 stowed Loot.',
      'Ally sunk: all who sent Ships pay 1 coin.',
      expect.stringMatching(/^After drawing/),
    ])
  })

  it('know for which dice a row is', () => {
    expect(rowSubject('SAIL' as RowKey)).toEqual({ symbol: 'SAIL' })
    expect(rowSubject('blue:any' as RowKey)).toEqual({ colour: 'blue' })
    expect(rowSubject('orange:SKULL' as RowKey)).toEqual({ colour: 'orange', symbol: 'SKULL' })
  })
})
