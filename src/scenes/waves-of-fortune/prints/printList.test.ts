import { describe, expect, it } from 'vitest'
import { cardOf, cardsOfDeck, deckIds, upgradeIds } from '../../../rules/waves-of-fortune/public'
import { notingPen } from '../../things/prints/testing/notingPen'
import icons from '../generated/icons.json'
import { blankPrint, printRecipe } from './printList'

function draw(print: string): { readonly symbols: ReadonlySet<string>; readonly words: string } {
  const recipe = printRecipe(print)
  expect(recipe, print).not.toBe(blankPrint)
  const [symbols, words] = [new Set<string>(), [] as string[]]
  recipe.draw(notingPen(recipe.width, recipe.height, { symbols, words }))
  return { symbols, words: words.join(' ') }
}

const cards = deckIds.flatMap(cardsOfDeck).map(cardOf)
const areas = ['shallows', 'depths']
const colours = ['purple', 'blue', 'yellow', 'green']
const all = [
  'board',
  ...['none', 'pirate', 'kraken', 'king'].map(foe => `rail:${foe}`),
  ...areas.flatMap(area => [
    `tileback:${area}`,
    ...['ocean-0', 'island-1', 'reef', 'whirlpool'].map(kind => `tile:${area}-${kind}`),
  ]),
  'tile:depths-king',
  'tile:treasure',
  'tile:plain',
  ...colours.flatMap(colour => [
    `home:${colour}`,
    `player:${colour}-hold-active`,
    `wreck:${colour}-450-map`,
    `wreck-pile:${colour}`,
    `x:${colour}`,
  ]),
  ...cards.map(({ id }) => `card:${id.split('#')[0]}`),
  ...['SO', 'SI', 'DO', 'DI', 'upgrade'].map(deck => `back:${deck}`),
  ...upgradeIds.flatMap(upgrade => [`upgrade:${upgrade}`, `upgrade-card:${upgrade}`]),
  ...['pirate-4', 'kraken-4', 'mine', 'fishingGrounds', 'mermaidLagoon', 'back'].map(name => `token:${name}`),
  ...['wind', 'becalmed'].map(mark => `mark:${mark}`),
  'map:B4-300',
  'outcome:won',
  'outcome:lost',
  'gold:450',
  'odds:81 %',
  'chance:81 %|4|3.0',
  'offer:35 %|4|2.6',
  'voyage:5|3',
]

describe('the prints', () => {
  it('use only existing symbols, and all of them', () => {
    const asked = new Set(all.flatMap(print => [...draw(print).symbols]))
    expect([...asked].filter(name => !(name in icons))).toEqual([])
    expect(Object.keys(icons).filter(name => !asked.has(name))).toEqual([])
  })

  it('say on a card what it does', () => {
    expect(draw('card:SO-07').words).toContain('Gain 2 food.')
    expect(draw('card:DO-12').words).toContain('Lose 1 crew, then lose 2 food.')
    expect(draw('card:SO-03').words).toMatch(/3 HP.*150 gold if you win/)
    expect(draw('card:DO-01@6').words).toContain('6 HP; it always throws three fives.')
    expect(draw('card:DO-14').words).toMatch(/1-2 Lose 2 crew 3-4 Lose 1 crew 5-6 Nothing happens/)
    expect(draw('card:SI-01').words).toContain('300 gold are buried at B4.')
    expect(draw('card:SO-12').words).toContain('Buy 3 food for 100 gold.')
  })

  it('show a different picture for every event but those that are the same', () => {
    const names = new Set(cards.map(({ name }) => name))
    const pictures = new Set(
      cards.map(({ id, name }) => `${name} ${[...draw(`card:${id.split('#')[0]}`).symbols]}`),
    )
    expect(pictures.size).toBeGreaterThanOrEqual(names.size)
  })
})
