import { describe, expect, it } from 'vitest'
import { readSetUp } from '../../../rules/game'
import { rattleBattle } from '../../../rules/rattle-battle'
import { locations } from '../../../rules/rattle-battle/public'
import { pixelsPerCm, readingSizes, seenBeside } from '../../table/camera/testing/readingSize'
import { besideBars } from '../../table/camera/views'
import { printRecipe } from '../prints/printList'
import { layoutOf } from './layoutOf'
import { portBox } from './port'
import { portSpot } from './spots'

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
