import { describe, expect, it } from 'vitest'
import { readSetUp } from '../../../rules/game'
import { rattleBattle } from '../../../rules/rattle-battle'
import { locations } from '../../../rules/rattle-battle/public'
import { die, position } from '../../../rules/rattle-battle/testing/position'
import { beside, pixelsPerCm, readingSizes, seenBeside } from '../../table/camera/testing/readingSize'
import { besideBars } from '../../table/camera/views'
import { seaAndCardSpot } from '../play/director'
import { printRecipe } from '../prints/printList'
import { layoutOf } from './layoutOf'
import { portBox } from './port'
import { briefingSpot, portSpot } from './spots'

const least = 11
const view = seenBeside(portSpot)

describe('the port of Rattle Battle, at 1280 by 720', () => {
  it('is 11 pixels high in the names, in what is paid, and in what the VP card costs and brings', () => {
    const setUp = readSetUp(rattleBattle, { players: 3, seed: 'reading', options: {} })
    if (!setUp.ok) throw new Error(setUp.why)
    const { things } = layoutOf(rattleBattle.setup(setUp.value), 0)
    const read = [...things.values()].filter(({ kind, id }) => kind === 'board' || id.startsWith('vp:'))
    expect(read).toHaveLength(locations.length + 1)
    for (const thing of read)
      for (const [words, size] of readingSizes(thing, printRecipe(thing.front), view))
        if (words !== 'Sea Guild') expect(size, `${thing.id}: ${words}`).toBeGreaterThanOrEqual(least)
  })

  it('takes the free part of the picture from side to side', () => {
    const across = (portBox.east - portBox.west) * pixelsPerCm(view, portBox.south)
    const free = besideBars.aspect * 720
    expect(across).toBeGreaterThan(free * 0.9)
    expect(across).toBeLessThanOrEqual(free + 1)
  })
})

/** From the left edge of the picture, in pixels; the panel begins at 900. */
const across = (seen: ReturnType<typeof seenBeside>, x: number, z: number, y = seen.y) =>
  beside.width / 2 + (x - seen.x) * pixelsPerCm(seen, z, y)
const panel = 900

describe('the Adventure of Rattle Battle, at 1280 by 720', () => {
  const state = position({ card: 'A07', sea: [die('p-yellow-1', 0, 0, 2), die('n-yellow-1', 60, 0, 2)] })
  const layout = layoutOf(state, 0)
  const card = layout.things.get('card:A07')!
  const quay = layout.things.get('quay@0')!

  it('lies beside the Sea and clear of the panel while players act', () => {
    const seen = seenBeside(seaAndCardSpot)
    expect(across(seen, card.x + card.width / 2, card.z)).toBeLessThan(panel)
    expect(across(seen, -14.9, 14.9)).toBeGreaterThan(0)
  })

  const cards = Object.entries({ A: 17, B: 17, C: 10, I: 7 }).flatMap(([pile, count]) =>
    Array.from({ length: count }, (_, n) => `${pile}${String(n + 1).padStart(2, '0')}`),
  )
  const briefing = layoutOf(position({ card: 'A07', phase: 'briefing.commit', queue: [0] }), 0)
  const heldOut = briefing.things.get('card:A07')!
  const whereShipsAreSent = seenBeside(briefingSpot(briefing, 0, 'A07')!)

  it.each(cards)('is 11 pixels high in all its words, where Ships are sent and beside the Sea: %s', id => {
    const views = [
      [card, seenBeside(seaAndCardSpot)],
      [heldOut, whereShipsAreSent],
    ] as const
    for (const [lying, seen] of views) {
      const sizes = readingSizes(lying, printRecipe(`adventure:${id}`), seen)
      expect(sizes.size).toBeGreaterThan(4)
      // Its number is for the shelf.
      for (const [words, size] of sizes) if (words !== id) expect(size, words).toBeGreaterThanOrEqual(least)
    }
  })

  it('is held out clear of the panel to the player who sends Ships, whose moorings are in the picture', () => {
    const seen = whereShipsAreSent
    const right = heldOut.x + heldOut.width / 2
    expect(across(seen, right, heldOut.z + heldOut.depth / 2, heldOut.y)).toBeLessThan(panel)
    expect(across(seen, quay.x - quay.width / 2, quay.z + quay.depth / 2)).toBeGreaterThan(0)
  })
})
