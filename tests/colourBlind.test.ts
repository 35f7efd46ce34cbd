/** Whatever has to be told apart on a table can be told apart by every eye: by an emblem, or by far enough colours. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { DieSpec } from '../src/measure'
import { allDice, dieInfo } from '../src/rules/rattle-battle/data/dice'
import { fleetInk, lootInk, seatInk as rattleSeats } from '../src/scenes/rattle-battle/prints/palette'
import { crewInk } from '../src/scenes/rolling-with-the-waves/prints/palette'
import { dieLook } from '../src/scenes/table/dice/dieLook'
import { classLook, seatInk as wavesSeats } from '../src/scenes/waves/prints/palette'
import {
  cargoInk,
  deckInk,
  seatInk as fortuneSeats,
  seaInk,
} from '../src/scenes/waves-of-fortune/prints/palette'
import { seatLooks } from '../src/ui/seats/seatLooks'
import { contrast, distance, eyes } from './fixtures/colourVision'

/** Below that two colours are hard to tell. */
const nearest = 8
/** WCAG 2.2, 1.4.11: what has to be visible contrasts with its background. */
const leastContrast = 3

interface Seen {
  readonly name: string
  readonly colour: string
  /** What tells it from its like without any colour. */
  readonly mark?: string | undefined
}

/** Pairs that some eye could take for each other. */
function mistaken(things: readonly Seen[]): readonly string[] {
  return things.flatMap((one, index) =>
    things.slice(index + 1).flatMap(other => {
      if (one.mark !== other.mark) return []
      return eyes
        .filter(eye => distance(one.colour, other.colour, eye) < nearest)
        .map(eye => `${one.name} and ${other.name}, ${eye}`)
    }),
  )
}

const inked = (looks: Readonly<Record<string, { readonly base: string; readonly icon?: string }>>) =>
  Object.entries(looks).map(([name, { base, icon }]): Seen => ({ name, colour: base, mark: icon }))

/** Dice of a table; those with the same emblem and the same engraving have nothing but their colour. */
const dice = (specs: readonly DieSpec[]) => {
  const looks = new Map(specs.map(die => [dieLook(die), die]))
  return [...looks].map(
    ([{ base, ink, emblem }, { id }]): Seen => ({
      name: id,
      colour: `#${base.getHexString()}`,
      mark: emblem && `${emblem} in ${ink.getHexString()}`,
    }),
  )
}

const crews = Object.keys(crewInk)
const tables: Readonly<Record<string, readonly Seen[]>> = {
  'dice of Rattle Battle': dice(allDice.map(id => ({ id, kind: dieInfo(id).kind }))),
  'dice of Rolling with the Waves': dice(
    [...crews.map(colour => `${colour}-1`), 'clear-1'].map(id => ({ id, kind: 'd6' })),
  ),
  'dice of Rolling Seas': dice(['light', 'medium', 'dark'].map(id => ({ id, kind: 'd12' }))),
  'dice of Waves of Fortune': dice([
    { id: 'crew-1', kind: 'd6' },
    { id: 'pirate-1', kind: 'd6' },
  ]),
  'ships of Rattle Battle': inked(rattleSeats),
  'loot of Rattle Battle': inked(lootInk),
  'crews of Rolling with the Waves': inked(crewInk),
  'ships of Waves of Fortune': inked(fortuneSeats),
  'areas of the sea': Object.entries(seaInk).map(([name, { mid }]) => ({ name, colour: mid })),
  'decks of Waves of Fortune': Object.entries(deckInk).map(([name, { light, icon, area }]) => ({
    name,
    colour: light,
    mark: `${icon} ${area}`,
  })),
  'seats of WAVES': inked(Object.fromEntries(wavesSeats.entries())),
  'classes of WAVES': inked(classLook),
  // Each one carries the letter of its colour.
  'fleets on the cards of Rattle Battle': Object.entries(fleetInk).map(([name, colour]) => ({
    name,
    colour,
    mark: name.charAt(0),
  })),
}

describe('with every kind of colour vision nobody confuses', () => {
  it.each(Object.keys(tables))('%s', table => {
    const things = tables[table]!
    expect(things.length).toBeGreaterThan(1)
    expect(mistaken(things)).toEqual([])
  })

  it('crew for food in a hold of Waves of Fortune, where cubes alike lie side by side', () => {
    const { crew, food } = cargoInk
    const pairs = crew.flatMap(one =>
      food.map(other => [
        { name: 'crew', colour: one },
        { name: 'food', colour: other },
      ]),
    )
    expect(pairs.flatMap(mistaken)).toEqual([])
  })

  it('similar colours with emblems; without emblems the test finds them', () => {
    const near = [
      { name: 'red', colour: '#b4261c' },
      { name: 'brick', colour: '#a8481e' },
    ]
    expect(mistaken(near)).not.toEqual([])
    expect(mistaken(near.map(({ name, colour }) => ({ name, colour, mark: name })))).toEqual([])
  })
})

describe('the colours of the seats', () => {
  const css = readFileSync('src/ui/seats/seatBadge.css', 'utf8')
  const painted = [...css.matchAll(/\.seat-(\w+) \{\s*background: (#\w+);\s*color: (#\w+);/g)]

  it('have an emblem each, and no emblem twice', () => {
    const emblems = Object.values(seatLooks).map(({ emblem }) => emblem)
    expect(new Set(emblems).size).toBe(emblems.length)
    expect(painted.map(([, colour]) => colour).toSorted()).toEqual(Object.keys(seatLooks).toSorted())
  })

  it('let every eye see the emblem on them', () => {
    const hidden = painted.flatMap(([, colour, ground, ink]) =>
      eyes.filter(eye => contrast(ground!, ink!, eye) < leastContrast).map(eye => `${colour}, ${eye}`),
    )
    expect(hidden).toEqual([])
  })
})
