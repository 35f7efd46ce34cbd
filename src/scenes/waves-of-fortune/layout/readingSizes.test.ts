import { describe, expect, it } from 'vitest'
import { wavesOfFortune } from '../../../rules/waves-of-fortune'
import { cardsOfDeck, deckIds } from '../../../rules/waves-of-fortune/public'
import { P, played, sail, send, setUpFor, table } from '../../../rules/waves-of-fortune/testing/position'
import { readingSizes, seenBeside } from '../../table/camera/testing/readingSize'
import type { CameraSpot, Placement } from '../../things/layout'
import { printRecipe } from '../prints/printList'
import { cardPrint } from './decks'
import type { FortuneView } from './fortuneView'
import { layoutOf } from './layoutOf'
import { cardSpot, homeSpot, railSpot, sailSpot } from './spots'

const least = 11
const viewOf = (state: FortuneView) => wavesOfFortune.view(state, P)

/** Everything of these things that is printed, seen from here. */
function read(state: FortuneView, spot: CameraSpot, isRead: (thing: Placement) => boolean): number {
  let lines = 0
  for (const thing of layoutOf(viewOf(state), { own: 'purple', isAsked: true }).things.values()) {
    if (!isRead(thing)) continue
    for (const [words, size] of readingSizes(thing, printRecipe(thing.front), seenBeside(spot))) {
      expect(size, `${thing.id}: ${words}`).toBeGreaterThanOrEqual(least)
      lines++
    }
  }
  return lines
}

describe('what is printed at the table of Waves of Fortune, at 1280 by 720', () => {
  it('is 11 pixels high where upgrades are bought: names, prices, what each does', () => {
    const spot = homeSpot('purple', 'purple', { sells: true })
    expect(read(setUpFor(4, 'reading'), spot, ({ kind }) => kind === 'upgrade-card')).toBe(12)
  })

  it('is 11 pixels high where a hold is filled', () => {
    const spot = homeSpot('purple', 'purple', { sells: false })
    const isOwn = ({ seat, kind }: Placement) => seat === P && /card|tag/.test(kind)
    expect(read(setUpFor(4, 'reading'), spot, isOwn)).toBeGreaterThan(2)
  })

  it('is nearly twice as large on a telephone, where bowls make room for the own card, the chest and the upgrades', () => {
    const wide = homeSpot('purple', 'purple', { sells: true })
    const upright = homeSpot('purple', 'purple', { sells: true, isUpright: true })
    expect(wide.halfWidth! / upright.halfWidth!).toBeGreaterThan(1.7)
    const { things } = layoutOf(viewOf(setUpFor(4, 'reading')), { own: 'purple', isAsked: true })
    const read = [...things.values()].filter(
      ({ seat, kind }) => kind === 'upgrade-card' || (seat === P && kind === 'player-card'),
    )
    expect(read.length).toBe(5)
    for (const { x, width } of read)
      expect(Math.abs(x - upright.x) + width / 2).toBeLessThan(upright.halfWidth!)
  })

  it('is 11 pixels high where a ship sails: how long the food lasts, letters and numbers of the sea', () => {
    const isRead = ({ id, kind }: Placement) => id === 'board' || kind === 'slip'
    expect(read(table({ ships: { purple: { cell: 'C5' } } }), sailSpot, isRead)).toBeGreaterThan(22)
  })

  it('is 11 pixels high on every card that is shown', () => {
    const state = setUpFor(4, 'reading')
    const place = layoutOf(viewOf(state)).things.get('shown')!
    for (const id of deckIds.flatMap(cardsOfDeck))
      for (const [words, size] of readingSizes(
        place,
        printRecipe(cardPrint(id, state.options)),
        seenBeside(cardSpot),
      ))
        expect(size, `${id}: ${words}`).toBeGreaterThanOrEqual(least)
  })

  it('is 11 pixels high where a fight is offered, with a card and without one: the chance, and the crew it leaves', () => {
    const drawn = played(
      table({
        ships: { purple: { cell: 'C5' } },
        spaces: { C6: { kind: 'ocean', faceUp: false } },
        top: ['SO-02'],
      }),
      sail('C6'),
    )
    const met = played(
      table({ ships: { purple: { cell: 'C5' } }, spaces: { B5: { token: 'DO-01' } } }),
      sail('B5'),
    )
    for (const [state, spot] of [
      [drawn, cardSpot],
      [met, sailSpot],
    ] as const) {
      expect(state.phase).toBe('foeChoice')
      expect(read(state, spot, ({ id }) => id === 'odds')).toBeGreaterThan(2)
    }
  })

  it('is 11 pixels high on the rail of a fight', () => {
    const state = played(
      table({ ships: { purple: { cell: 'C5', crew: 5 } }, spaces: { C6: { token: 'SO-03' } } }),
      sail('C6'),
      send(3),
    )
    expect(read(state, railSpot, ({ kind }) => kind === 'rail')).toBeGreaterThan(3)
  })
})
