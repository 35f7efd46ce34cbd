/** The Tavern (RB-321 to RB-323, N13, N15, N16, N18, N27). */
import { describe, expect, test } from 'vitest'
import { inPort, namesOf, stowedLoot, tokensOf } from '../../testing/port'
import { against, course, listed, played } from '../../testing/position'
import { known, type SailorId } from '../../vocabulary'

describe('the Tavern', () => {
  const guest = { loot: ['rum', 'rum', 'rum', 'rum', 'fabrics'], holds: 2 }

  test('RB-321: a Sailor costs 2 Rum; three cards are drawn, one is kept, the others are laid aside', () => {
    const before = inPort({ seats: [guest, guest] }, 'tavern')
    expect(before.piles.sailors).toHaveLength(27)
    const drawing = played(before, { kind: 'hireSailor', seat: 0, payIds: tokensOf(before, 0, 'rum', 'rum') })
    const drawn = drawing.visit!.drawnSailors[0]!
    expect(drawn).toHaveLength(3)
    expect(drawing.piles.sailors).toHaveLength(24)
    const cardId = known(drawn.find(id => id !== 'N13' && id !== 'N18')!)
    const after = played(drawing, { kind: 'keepSailor', seat: 0, cardId })
    expect(after.players[0]!.sailors).toEqual([{ id: cardId, uses: 0, store: [] }])
    expect(after.piles.sailorDiscard.toSorted()).toEqual(drawn.filter(id => id !== cardId).toSorted())
  })

  test('RB-321: other Loot than Rum, or 1 Rum, hires nobody', () => {
    const state = inPort({ seats: [guest] }, 'tavern')
    const hire = (...names: string[]) =>
      against(state, { kind: 'hireSailor', seat: 0, payIds: tokensOf(state, 0, ...names) })
    expect(hire('rum')).toBe('RB-321')
    expect(hire('rum', 'fabrics')).toBe('RB-321')
    expect(hire('rum', 'rum', 'rum')).toBe('RB-321')
  })

  test('RB-321: at most one Sailor is hired in a visit', () => {
    let state = inPort({ seats: [guest], sailorDeck: ['N01', 'N02', 'N03', 'N04', 'N05'] }, 'tavern')
    state = played(state, { kind: 'hireSailor', seat: 0, payIds: tokensOf(state, 0, 'rum', 'rum') })
    state = played(state, { kind: 'keepSailor', seat: 0, cardId: known(state.visit!.drawnSailors[0]![0]!) })
    // The player has nothing left to do here, so all go on to the Shipyard, where the Fabrics count.
    expect(state.phase).toBe('port.shipyard')
    expect(state.players[0]!.sailors).toHaveLength(1)
    expect(stowedLoot(state, 0)).toEqual(['fabrics', 'rum', 'rum'])
  })

  test('RB-321: a second Sailor in one visit is refused', () => {
    const state = inPort({ seats: [{ ...guest, loot: [...guest.loot.slice(0, 4), 'L3'] }] }, 'tavern')
    const hiring = played(state, { kind: 'hireSailor', seat: 0, payIds: tokensOf(state, 0, 'rum', 'rum') })
    const keep = listed(hiring, 0, 'keepSailor')[0]!
    const after = played(hiring, keep)
    expect(after.phase).toBe('port.tavern')
    expect(against(after, { kind: 'hireSailor', seat: 0, payIds: tokensOf(after, 0, 'rum', 'rum') })).toBe(
      'RB-321',
    )
  })

  test('RB-321a: a deck of two gives two cards to choose from', () => {
    const state = inPort({ seats: [guest], sailorDeck: ['N01', 'N24'] }, 'tavern')
    const after = played(state, { kind: 'hireSailor', seat: 0, payIds: tokensOf(state, 0, 'rum', 'rum') })
    expect(after.visit!.drawnSailors[0]).toEqual(['N01', 'N24'])
  })

  test('RB-321a: nobody is hired from an empty deck, even if there are discards', () => {
    const state = inPort({ seats: [{ ...guest, loot: ['rum', 'rum', 'L3'] }], sailorDeck: [] }, 'tavern')
    expect(state.piles.sailorDiscard).toHaveLength(27)
    expect(against(state, { kind: 'hireSailor', seat: 0, payIds: tokensOf(state, 0, 'rum', 'rum') })).toBe(
      'RB-321a',
    )
    expect(listed(state, 0, 'hireSailor')).toEqual([])
  })

  test('RB-322, N13: EX-31: Quill, kept along with Louigi, brings 2 coins; Rosa is discarded', () => {
    let state = inPort({ seats: [guest], sailorDeck: ['N13', 'N16', 'N27'] }, 'tavern')
    state = played(state, { kind: 'hireSailor', seat: 0, payIds: tokensOf(state, 0, 'rum', 'rum') })
    const { state: after } = course(state, { kind: 'keepSailor', seat: 0, cardId: 'N13', extraCardId: 'N27' })
    expect(after.players[0]!.sailors.map(({ id }) => id)).toEqual(['N13', 'N27'])
    expect(after.players[0]!.coins).toBe(2)
    expect(after.piles.sailorDiscard.concat(after.piles.sailors)).toContain('N16')
    expect(stowedLoot(after, 0)).toEqual(['fabrics', 'rum', 'rum'])
  })

  test('RB-322: Twin Hammers brings 1 Part when hired, and it is no purchase', () => {
    let state = inPort({ seats: [guest], sailorDeck: ['N01', 'N18'] }, 'tavern')
    state = played(state, { kind: 'hireSailor', seat: 0, payIds: tokensOf(state, 0, 'rum', 'rum') })
    expect(against(state, { kind: 'keepSailor', seat: 0, cardId: 'N18' })).toBe('RB-322')
    expect(against(state, { kind: 'keepSailor', seat: 0, cardId: 'N01', part: 'sail' })).toBe('RB-322')
    const after = played(state, { kind: 'keepSailor', seat: 0, cardId: 'N18', part: 'cannon' })
    expect(after.players[0]!.cannons).toEqual({ ready: 1, exhausted: 0 })
    expect(after.stock.cannon).toBe(14)
    expect(after.visit!.partsBought).toEqual([0, 0])
  })

  test('RB-322: a Sailor with a skill but no Hiring Bonus brings nothing', () => {
    let state = inPort({ seats: [guest], sailorDeck: ['N02'] }, 'tavern')
    state = played(state, { kind: 'hireSailor', seat: 0, payIds: tokensOf(state, 0, 'rum', 'rum') })
    const after = played(state, { kind: 'keepSailor', seat: 0, cardId: 'N02' })
    expect(after.players[0]!.coins).toBe(0)
    expect(after.stock).toEqual(state.stock)
  })

  test('RB-322a: the Sailor whom Louigi brings is one of the other cards drawn, and only Louigi brings one', () => {
    let state = inPort({ seats: [guest], sailorDeck: ['N01', 'N02', 'N13'] }, 'tavern')
    state = played(state, { kind: 'hireSailor', seat: 0, payIds: tokensOf(state, 0, 'rum', 'rum') })
    const keep = (cardId: SailorId, extraCardId?: SailorId) =>
      against(state, { kind: 'keepSailor', seat: 0, cardId, ...(extraCardId && { extraCardId }) })
    expect(keep('N13', 'N13')).toBe('RB-322a')
    expect(keep('N13', 'N05')).toBe('RB-322a')
    expect(keep('N13')).toBe('RB-322a')
    expect(keep('N01', 'N02')).toBe('RB-322')
    expect(keep('N13', 'N02')).toBeUndefined()
    expect(namesOf(state, 0)).toEqual([
      'Keep Emilio Scar',
      'Keep Max Schraube',
      'Keep Louigi and Emilio Scar',
      'Keep Louigi and Max Schraube',
    ])
  })

  test('RB-322a: Twin Hammers brought by Louigi counts as hired: the Part comes too', () => {
    let state = inPort({ seats: [guest], sailorDeck: ['N13', 'N18'] }, 'tavern')
    state = played(state, { kind: 'hireSailor', seat: 0, payIds: tokensOf(state, 0, 'rum', 'rum') })
    const after = played(state, {
      kind: 'keepSailor',
      seat: 0,
      cardId: 'N13',
      extraCardId: 'N18',
      part: 'sail',
    })
    expect(after.stock.sail).toBe(state.stock.sail - 1)
  })

  test('RB-322a: Louigi alone in the deck brings nobody', () => {
    let state = inPort({ seats: [guest], sailorDeck: ['N13'] }, 'tavern')
    state = played(state, { kind: 'hireSailor', seat: 0, payIds: tokensOf(state, 0, 'rum', 'rum') })
    const after = played(state, { kind: 'keepSailor', seat: 0, cardId: 'N13' })
    expect(after.players[0]!.sailors.map(({ id }) => id)).toEqual(['N13'])
  })

  test('RB-323: discarded Sailors are out of the deck for the next guest and back when all have left', () => {
    const deck = ['N01', 'N02', 'N03', 'N04'] as const
    let state = inPort({ seats: [guest, guest], sailorDeck: deck }, 'tavern')
    state = played(state, { kind: 'hireSailor', seat: 0, payIds: tokensOf(state, 0, 'rum', 'rum') })
    const drawn = state.visit!.drawnSailors[0]!
    state = played(state, { kind: 'keepSailor', seat: 0, cardId: known(drawn[0]!) })
    state = played(state, { kind: 'hireSailor', seat: 1, payIds: tokensOf(state, 1, 'rum', 'rum') })
    expect(state.visit!.drawnSailors[1]).toEqual(deck.filter(id => !drawn.includes(id)))
    state = played(state, { kind: 'keepSailor', seat: 1, cardId: known(state.visit!.drawnSailors[1]![0]!) })
    expect(state.phase).toBe('port.shipyard')
    expect(state.piles.sailorDiscard).toEqual([])
    expect(state.piles.sailors).toHaveLength(25)
  })

  test('N15: Tom Tapster makes it 1 Rum, N16: Rosa Rumpot draws 5 cards', () => {
    const state = inPort({ seats: [{ loot: ['rum', 'rum', 'rum'], sailors: ['N15', 'N16'] }] }, 'tavern')
    expect(namesOf(state, 0)).toEqual([
      'Hire a Sailor for 2 Rum',
      'Hire a Sailor for 2 Rum with Rosa Rumpot',
      'Hire a Sailor for 1 Rum with Tom Tapster',
      'Hire a Sailor for 1 Rum with Tom Tapster and Rosa Rumpot',
      'Leave the Tavern',
      'Go on to the Workshop',
      'Go on to The Pit',
      'Go on to the Guild',
    ])
    const use = ['N15', 'N16'] as const
    const [rum] = tokensOf(state, 0, 'rum')
    const after = played(state, { kind: 'hireSailor', seat: 0, payIds: [rum!], use })
    expect(after.visit!.drawnSailors[0]).toHaveLength(5)
    expect(after.players[0]!.sailors.map(({ uses }) => uses)).toEqual([1, 1])
    expect(against(state, { kind: 'hireSailor', seat: 0, payIds: [rum!] })).toBe('RB-321')
    const foreign = { kind: 'hireSailor', seat: 0, payIds: [rum!], use: ['N17'] } as const
    expect(against(state, foreign)).toBe('RB-311')
  })
})
