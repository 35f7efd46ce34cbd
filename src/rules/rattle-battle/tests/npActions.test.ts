import { describe, expect, test } from 'vitest'
import { effectOf } from '../data/adventures'
import { ally, away, escapes, explode, row, rowByFace, seaCard, volley } from '../data/cardRows'
import { norringtonAdventures } from '../data/norrington'
import { rattleBattle } from '../index'
import { strengthOf } from '../phases/strength'
import { rowOf } from '../sea/sea'
import type { SeaDie } from '../state'
import {
  against,
  at,
  die,
  dropped,
  fights,
  fought,
  inSea,
  listed,
  type PositionText,
  played,
  position,
  sinkings,
  told,
} from '../testing/position'

/** Everybody has a ready Sail, so that the game waits after phase 3 for each player with a Ship at Sea. */
const sails = { 0: { sails: 1 }, 1: { sails: 1 }, 2: { sails: 1 } }

/** The dice have fallen so, and the NP Ships have acted. */
function acted(text: PositionText, ...dice: readonly SeaDie[]) {
  return dropped({ ...text, by: { ...sails, ...text.by } }, ...dice)
}

/** What happened, one word each; that somebody without a Ship passes is no part of phase 3. */
const kindsOf = (events: readonly { readonly kind?: string }[]) =>
  events.map(({ kind }) => kind).filter(kind => kind !== 'pass')

describe('3.7 Phase 3: which results act', () => {
  test('RB-130: symbols act, numbers do not; without a symbol the phase passes by', () => {
    const near = [die('p-yellow-1', 0, 0, 3), die('n-red-1', 30, 0, 5), die('n-yellow-1', 100, 0, 2)]
    const idle = acted({ card: 'A11' }, ...near)
    expect(kindsOf(idle.events).filter(kind => kind !== 'dropped')).toEqual([])
    expect(inSea(idle.state)).toHaveLength(3)
    const active = acted(
      { card: 'A11' },
      near[0]!,
      die('n-red-1', 30, 0, 'SAIL'),
      near[2]!,
      die('p-blue-1', 0, 100, 1),
    )
    expect(sinkings(active.events)).toEqual(['p-yellow-1'])
  })

  test('RB-130a: a row for any result makes a number act', () => {
    const { events } = acted(
      { card: 'A06' },
      die('p-yellow-1', 0, 0, 3),
      die('p-blue-1', 0, 100, 3),
      die('n-blue-1', 30, 0, 1),
      die('n-yellow-1', 120, 0, 2),
    )
    expect(sinkings(events)).toEqual(['p-yellow-1'])
  })

  test('RB-131: the row of a die is that of its colour, else of colour and symbol, else of the symbol, else none', () => {
    const card = seaCard({
      id: 'any',
      name: 'any',
      pile: 'soft',
      fleet: {},
      loot: 1,
      rows: {
        SAIL: row(1, escapes),
        'red:SAIL': row(2, away),
        'green:SAIL': row(3, away),
        'green:any': row(4, volley),
      },
    })
    const strength = (one: SeaDie) => rowOf(card, one)?.strength
    expect(strength(die('n-yellow-1', 0, 0, 'SAIL'))).toBe(1)
    expect(strength(die('n-red-1', 0, 0, 'SAIL'))).toBe(2)
    expect(strength(die('n-green-1', 0, 0, 'SAIL'))).toBe(4)
    expect(strength(die('n-green-1', 0, 0, 3))).toBe(4)
    expect(rowOf(card, die('n-red-1', 0, 0, 'GRAPE'))).toBeUndefined()
    expect(rowOf(card, die('n-red-1', 0, 0, 4))).toBeUndefined()
    expect(rowOf(card, die('p-yellow-1', 0, 0, 3))).toBeUndefined()
  })

  test('RB-132: a symbol counts as the printed Strength as well, or as 1', () => {
    const state = position({
      card: 'A04',
      sea: [die('p-yellow-1', 0, 0, 3), die('n-green-1', 60, 0, 'GRAPE')],
    })
    expect(strengthOf(state, at(state, 'n-green-1')!)).toBe(3)
    // Fire Power prints nothing for a Skull.
    expect(strengthOf(state, die('n-orange-1', 60, 60, 'SKULL'))).toBe(1)
  })

  test('EX-43 (RB-132, RB-143): in Convoy GRAPE volleys and fights with 1, SAIL moves away and fights with 3', () => {
    const { state, events } = acted(
      { card: 'A10' },
      die('p-yellow-1', 0, 0, 2),
      die('p-blue-1', 40, 0, 2),
      die('n-green-1', 70, 0, 'GRAPE'),
      die('n-green-2', -30, 0, 'SAIL'),
    )
    expect(sinkings(events)).toEqual(['p-blue-1'])
    expect(at(state, 'n-green-2')).toMatchObject({ x: -118, y: 0 })
    expect(strengthOf(state, at(state, 'n-green-1')!)).toBe(1)
    expect(strengthOf(state, at(state, 'n-green-2')!)).toBe(3)
    const wind = acted(
      { card: 'I01' },
      die('p-yellow-1', 0, 0, 2),
      die('n-yellow-1', 40, 0, 'GRAPE'),
      die('n-yellow-2', -40, 0, 'SAIL'),
    )
    expect(kindsOf(wind.events)).toEqual(['dropped'])
    expect(strengthOf(wind.state, at(wind.state, 'n-yellow-1')!)).toBe(1)
  })

  test('RB-143: the rulebook’s sample rows are those of Convoy and of Neptune’s Anger', () => {
    const rows = (id: string) => norringtonAdventures.find(card => card.id === id)
    expect(rows('A10')).toMatchObject({ rows: { GRAPE: row(1, volley), SAIL: row(3, away) } })
    expect(rows('A06')).toMatchObject({
      rows: { 'blue:any': rowByFace({ kind: 'explode', playersOnly: true }) },
    })
  })

  test('RB-133: escapes come first, then explosions, moves and Volleys', () => {
    const anger = acted(
      { card: 'A06' },
      die('p-yellow-1', 0, 0, 3),
      die('p-blue-1', 0, 60, 3),
      die('n-blue-1', 30, 0, 1),
      die('n-yellow-1', 120, 0, 'SAIL'),
      die('n-green-1', 120, 60, 2),
    )
    expect(kindsOf(anger.events)).toEqual(['dropped', 'escape', 'explode', 'sink'])
    // The green Ship would move away, but the barge beside it explodes first.
    const barge = acted(
      { card: 'I05' },
      die('p-yellow-1', 0, 0, 3),
      die('n-yellow-1', 100, 0, 'SAIL'),
      die('n-green-1', 120, 0, 'GRAPE'),
      die('n-green-2', 0, 120, 2),
    )
    expect(kindsOf(barge.events)).toEqual(['dropped', 'explode', 'sink'])
    // The red one closes in and then fires at whom it has come close to.
    const pillage = acted(
      { card: 'A05' },
      die('p-yellow-1', 120, 0, 3),
      die('p-blue-1', 0, 120, 3),
      die('n-red-1', 0, 0, 'SAIL'),
      die('n-green-1', -20, 40, 'GRAPE'),
    )
    expect(kindsOf(pillage.events)).toEqual(['dropped', 'move', 'volley', 'sink'])
  })

  test('RB-133a: each action of a symbol is done in its own step, and a Re-drop comes last', () => {
    const { state, events } = acted(
      { card: 'A17', wanted: 0 },
      die('p-yellow-1', 120, 0, 3),
      die('p-green-1', 100, 40, 3),
      die('p-yellow-2', -100, 100, 3),
      die('n-orange-1', 0, 0, 'SKULL'),
      die('n-red-1', -120, -120, 'SAIL'),
    )
    // The Volley of the red Ship comes after the orange one’s move and before its Re-drop.
    expect(kindsOf(events).filter(kind => kind !== 'sink')).toEqual([
      'dropped',
      'move',
      'volley',
      'volley',
      'redrop',
    ])
    expect(state.phase).toBe('np.redrop')
  })

  test('RB-134: the closest pair goes first, then the next closest is sought; each acts once', () => {
    // EX-15 with its distances.
    const { events } = acted(
      { card: 'A11' },
      die('p-yellow-1', 40, 0, 3),
      die('p-yellow-2', -50, 0, 3),
      die('p-green-1', 100, 60, 3),
      die('n-red-1', 0, 0, 'SAIL'),
      die('n-red-2', 100, 0, 'SAIL'),
    )
    expect(sinkings(events)).toEqual(['p-yellow-1', 'p-green-1'])
  })

  test('RB-134: at the same distance all act at once, and on all Ships that are equally close', () => {
    const { events } = acted(
      { card: 'A11' },
      die('p-yellow-1', 30, 0, 3),
      die('p-green-1', -30.4, 0, 3),
      die('p-blue-1', 0, 100, 3),
      die('n-red-1', 0, 0, 'SAIL'),
    )
    expect(told(events, 'volley')).toHaveLength(1)
    expect(sinkings(events)).toEqual(['p-yellow-1', 'p-green-1'])
    const apart = acted(
      { card: 'A11' },
      die('p-yellow-1', 30, 0, 3),
      die('p-green-1', -30.6, 0, 3),
      die('n-red-1', 0, 0, 'SAIL'),
    )
    expect(sinkings(apart.events)).toEqual(['p-yellow-1'])
  })
})

describe('3.7 Escape and Explode', () => {
  test('RB-135: a Ship that escapes is removed, and nobody has sunk it', () => {
    const { state, events } = acted(
      { card: 'A01' },
      die('p-yellow-1', 0, 0, 3),
      die('n-yellow-1', 30, 0, 'SAIL'),
      die('n-green-1', 100, 0, 2),
    )
    expect(inSea(state)).toEqual(['p-yellow-1', 'n-green-1'])
    expect(sinkings(events)).toEqual([])
    expect(state.players[0]!.trophies).toEqual([])
  })

  test('RB-135a: all escapes happen at once', () => {
    const { events } = acted(
      { card: 'A01' },
      die('p-yellow-1', 0, 0, 3),
      die('n-yellow-2', 30, 0, 'SAIL'),
      die('n-yellow-1', 60, 0, 'SAIL'),
      die('n-green-1', 100, 0, 2),
    )
    expect(told(events, 'escape')).toEqual([{ dice: ['n-yellow-1', 'n-yellow-2'] }])
  })

  // Powder Barges: SAIL explodes with 2 victims, GRAPE with 1.
  test('RB-136: Explode(n) sinks the n closest Ships of both kinds, whatever their Strength, and is removed', () => {
    const { state, events } = acted(
      { card: 'B13' },
      die('p-yellow-1', 40, 0, 5),
      die('p-blue-1', 0, 120, 1),
      die('n-green-1', -50, 0, 4),
      die('n-yellow-1', 0, 0, 'SAIL'),
      die('n-green-2', 100, 100, 1),
    )
    expect(sinkings(events)).toEqual(['p-yellow-1', 'n-green-1'])
    expect(inSea(state)).toEqual(['p-blue-1', 'n-green-2'])
  })

  test('EX-14 (RB-136, RB-136d): Neptune’s Anger sinks as many of the closest Player Ships as the blue die shows', () => {
    const { state, events } = acted(
      { card: 'A06' },
      die('p-yellow-1', 40, 0, 5),
      die('p-blue-1', -60, 0, 5),
      die('p-green-1', 0, 80, 5),
      die('p-yellow-2', 0, -120, 5),
      die('n-blue-1', 0, 0, 3),
      die('n-green-1', 20, 0, 2),
      die('n-yellow-1', -20, 0, 'SAIL'),
    )
    expect(told(events, 'escape')).toEqual([{ dice: ['n-yellow-1'] }])
    expect(sinkings(events)).toEqual(['p-yellow-1', 'p-blue-1', 'p-green-1'])
    expect(inSea(state)).toEqual(['p-yellow-2', 'n-green-1'])
  })

  test('RB-136a: all that tie with the n-th victim are sunk', () => {
    const victims = (last: number) =>
      sinkings(
        acted(
          { card: 'B13' },
          die('p-yellow-1', 30, 0, 5),
          die('p-blue-1', -40, 0, 5),
          die('p-green-1', 0, last, 5),
          die('n-yellow-1', 0, 0, 'SAIL'),
          die('n-green-1', 120, 120, 1),
        ).events,
      )
    expect(victims(40.5)).toEqual(['p-yellow-1', 'p-blue-1', 'p-green-1'])
    expect(victims(40.6)).toEqual(['p-yellow-1', 'p-blue-1'])
  })

  test('RB-136b: an NP Ship sunk by an explosion gives nobody anything and does not explode itself', () => {
    const { state, events } = acted(
      { card: 'B13' },
      die('p-yellow-1', 60, 0, 5),
      die('n-yellow-1', 0, 0, 'GRAPE'),
      die('n-green-1', -20, 0, 'GRAPE'),
      die('n-green-2', -45, 0, 1),
      die('n-green-3', 120, 120, 1),
    )
    expect(told(events, 'explode').map(({ die: id }) => id)).toEqual(['n-yellow-1'])
    expect(sinkings(events)).toEqual(['n-green-1'])
    expect(state.players.flatMap(({ trophies }) => trophies)).toEqual([])
  })

  test('RB-136c: the one closest to a Player Ship explodes first, by its gap to that Ship', () => {
    // n-yellow-2 is 24 from Yellow, n-yellow-1 34; each is the other’s closest victim except for Yellow.
    const { events } = acted(
      { card: 'B13' },
      die('p-yellow-1', 0, 0, 5),
      die('p-blue-1', 120, 120, 5),
      die('n-yellow-1', -50, 0, 'GRAPE'),
      die('n-yellow-2', 40, 0, 'GRAPE'),
      die('n-green-1', -75, 0, 2),
      die('n-green-2', 120, -120, 2),
    )
    expect(told(events, 'explode').map(({ die: id }) => id)).toEqual(['n-yellow-2', 'n-yellow-1'])
    expect(sinkings(events)).toEqual(['p-yellow-1', 'n-green-1'])
  })

  test('RB-136c: tied explosions choose from the same position, and are all removed even as victims of each other', () => {
    const { state, events } = acted(
      { card: 'B13' },
      die('p-yellow-1', 0, 60, 5),
      die('p-blue-1', 120, -120, 5),
      die('n-yellow-1', -12, 0, 'GRAPE'),
      die('n-yellow-2', 12, 0, 'GRAPE'),
      die('n-green-1', 120, 120, 2),
    )
    expect(told(events, 'explode')).toHaveLength(2)
    expect(sinkings(events).toSorted()).toEqual(['n-yellow-1', 'n-yellow-2'])
    expect(inSea(state)).toEqual(['p-yellow-1', 'p-blue-1', 'n-green-1'])
  })

  test('RB-136d: an explosion sinks NP Ships too, unless the card limits it to Player Ships', () => {
    const near = [die('p-yellow-1', 60, 0, 5), die('n-green-1', 20, 0, 2)] as const
    expect(
      sinkings(
        acted({ card: 'B13' }, ...near, die('n-yellow-1', 0, 0, 'GRAPE'), die('n-yellow-2', 120, 120, 1))
          .events,
      ),
    ).toEqual(['n-green-1'])
    expect(sinkings(acted({ card: 'A06' }, ...near, die('n-blue-1', 0, 0, 1)).events)).toEqual(['p-yellow-1'])
  })

  test('RB-136e: Ships under Super Hull count among the closest but stay, and no other sinks in their place', () => {
    const { events } = acted(
      { card: 'B13', by: { 0: { upgrades: ['U07'], sails: 1 } } },
      die('p-yellow-1', 30, 0, 5),
      die('p-blue-1', -40, 0, 5),
      die('p-green-1', 0, 60, 5),
      die('n-yellow-1', 0, 0, 'SAIL'),
      die('n-green-1', 120, 120, 1),
    )
    expect(sinkings(events)).toEqual(['p-blue-1'])
  })
})

describe('3.7 Surrender, and Ships that are gone', () => {
  const surrendering = [die('p-yellow-1', 16, 0, 3), die('n-green-1', 0, 0, 'SAIL')]

  test('EX-22 (RB-140): sinking a surrendered Ship brings no coin and 1 more Loot', () => {
    const { events } = fought({
      card: 'A02',
      sea: surrendering,
      bag: ['rum', 'rum', 'rum', 'rum', 'rum', 'rum'],
    })
    expect(told(events, 'coins')).toEqual([])
    // 2 of the card, 1 for boarding, 1 for surrendering.
    const drawn = told(events, 'loot').flatMap(({ tokens }) => tokens as readonly string[])
    expect(drawn).toHaveLength(4)
  })

  test('RB-140: the Loot for surrendering is drawn in phase 7 instead of the coin', () => {
    const far = [die('p-yellow-1', 40, 0, 3), die('n-green-1', 0, 0, 'SAIL')]
    const { state, events } = fought({ card: 'A02', sea: far, bag: ['rum', 'rum', 'rum', 'rum'] })
    expect(told(events, 'coins')).toEqual([])
    expect(told(events, 'loot').flatMap(({ tokens }) => tokens as readonly string[])).toHaveLength(3)
    expect(state.players[0]!.coins).toBe(0)
  })

  test('RB-140a: this holds for any means of sinking, and not if no player sinks it', () => {
    const text = {
      card: 'A02',
      sea: [
        die('p-yellow-1', 40, 0, 'CANNON'),
        die('n-green-1', 0, 0, 'SAIL'),
        die('n-yellow-1', 120, 120, 1),
      ],
    } as const
    const fired = played(position({ ...text, by: { 0: { cannons: 1, sails: 1 } } }), {
      kind: 'fire',
      seat: 0,
      shooterId: 'p-yellow-1',
      targetId: 'n-green-1',
    })
    expect(fired.players[0]!.trophies).toEqual([
      { die: 'n-green-1', boarded: false, surrendered: true, hooked: false },
    ])
    const bitten = played(position({ ...text, by: { 0: { upgrades: ['U20'], sails: 1 } } }), {
      kind: 'useUpgrade',
      seat: 0,
      upgradeId: 'U20',
      ownId: 'p-yellow-1',
      targetId: 'n-green-1',
    })
    expect(bitten.players[0]!.trophies).toEqual([])
  })

  test('RB-141: a Ship that has left the Sea before its step does nothing more', () => {
    // King of the Pirates: the GRAPE explodes and sinks the red Ship before its Volley.
    const { events } = acted(
      { card: 'B17' },
      die('p-yellow-1', 60, 0, 5),
      die('n-green-1', 0, 0, 'GRAPE'),
      die('n-red-1', 20, 20, 'SAIL'),
      die('n-green-2', 120, 120, 2),
    )
    expect(sinkings(events)).toEqual(['n-red-1'])
    expect(told(events, 'volley')).toEqual([])
  })

  test('RB-141a: with neither Player Ships nor Allies left, the rest of phases 3 to 5 is skipped', () => {
    const { state, events } = dropped(
      { card: 'A16' },
      die('p-yellow-1', 40, 0, 3),
      die('n-orange-1', 0, 0, 'SKULL'),
      die('n-red-1', 100, 100, 'GRAPE'),
    )
    expect(sinkings(events)).toEqual(['p-yellow-1'])
    // No Re-drop is awaited, the second Volley is not told, and nobody fights.
    expect(told(events, 'volley')).toHaveLength(1)
    expect(fights(events)).toEqual([])
    expect(['repair', 'stow']).toContain(state.phase)
  })

  test('RB-141a: a late drop is still offered', () => {
    const { state } = dropped(
      { card: 'A16', players: 5, options: { lateDrop: 'on' } },
      die('p-yellow-1', 40, 0, 3),
      die('n-orange-1', 0, 0, 'SKULL'),
    )
    expect(state).toMatchObject({ phase: 'actions.late', queue: [4] })
  })

  test('RB-142: Player Ships sunk in this phase were sunk by nobody and must be repaired', () => {
    const { state, events } = acted(
      { card: 'A11' },
      die('p-yellow-1', 30, 0, 3),
      die('p-blue-1', 100, 100, 3),
      die('n-red-1', 0, 0, 'SAIL'),
    )
    expect(sinkings(events)).toEqual(['p-yellow-1'])
    expect(state.players[0]!.sunk).toEqual([{ die: 'p-yellow-1', by: [] }])
    expect(state.players[1]!.trophies).toEqual([])
  })
})

describe('3.7 Allies', () => {
  // The King is here: the orange die is an Ally.
  const kings = (by: PositionText['by'], ...dice: readonly SeaDie[]) =>
    position({ card: 'B10', players: 3, by: by ?? {}, sea: [die('n-orange-1', 0, 0, 5), ...dice] })

  test('RB-144: no player may attack an Ally by any means', () => {
    const state = kings(
      { 0: { cannons: 2, sails: 1, upgrades: ['U01', 'U04', 'U05', 'U17', 'U18', 'U20', 'U15'] } },
      die('p-yellow-1', 16, 0, 5),
      die('n-red-1', 130, 130, 2),
    )
    expect(against(state, { kind: 'fire', seat: 0, shooterId: 'p-yellow-1', targetId: 'n-orange-1' })).toBe(
      'RB-169a',
    )
    const aimed = { kind: 'useUpgrade', seat: 0, ownId: 'p-yellow-1', targetId: 'n-orange-1' } as const
    for (const upgradeId of ['U04', 'U05', 'U18', 'U20'] as const) {
      expect(against(state, { ...aimed, upgradeId }), upgradeId).not.toBeUndefined()
    }
    expect(
      against(state, { kind: 'useUpgrade', seat: 0, upgradeId: 'U01', targetId: 'n-orange-1' }),
    ).not.toBeUndefined()
    expect(
      against(state, {
        kind: 'useUpgrade',
        seat: 0,
        upgradeId: 'U15',
        dieId: 'p-yellow-1',
        x: 0,
        y: 16,
        targetId: 'n-orange-1',
      }),
    ).not.toBeUndefined()
    expect(
      against(state, { kind: 'move', seat: 0, dieId: 'p-yellow-1', x: -40, y: 0, drillTarget: 'n-orange-1' }),
    ).not.toBeUndefined()
    expect(against(state, { kind: 'move', seat: 0, dieId: 'p-yellow-1', x: -40, y: 0 })).toBeUndefined()
    expect(listed(state, 0, 'fire')).toEqual([])
  })

  test('RB-144: an Ally does not fight Player Ships', () => {
    const { events } = fought({
      card: 'B10',
      sea: [die('n-orange-1', 0, 0, 5), die('p-yellow-1', 20, 0, 2), die('n-red-1', 120, 0, 4)],
    })
    expect(fights(events)).toEqual(['n-red-1 p-yellow-1', 'n-red-1 n-orange-1'])
  })

  test('RB-144a: an Ally can be sunk like a Player Ship, then goes to the pool, and nobody repairs it', () => {
    const { state, events } = acted(
      { card: 'B10' },
      die('n-orange-1', 0, 0, 5),
      die('p-yellow-1', 120, 0, 2),
      die('n-red-1', 30, 0, 'SAIL'),
    )
    expect(sinkings(events)).toEqual(['n-orange-1'])
    expect(state.players.flatMap(({ sunk, trophies }) => [...sunk, ...trophies])).toEqual([])
  })

  test('RB-144a: Ships that an Ally sinks go to the pool without reward', () => {
    const { events } = fought({
      card: 'B10',
      sea: [die('n-orange-1', 0, 0, 5), die('p-yellow-1', 120, 0, 2), die('n-red-1', 30, 0, 4)],
    })
    expect(sinkings(events)).toEqual(['n-red-1'])
    expect(told(events, 'coins')).toEqual([])
  })

  test('RB-144a: Allies count wherever rules target Player Ships or measure from them', () => {
    // GRAPE moves towards the closest: the Ally at 40, not Yellow at 100.
    const { state } = acted(
      { card: 'B10' },
      die('n-orange-1', 0, 0, 5),
      die('p-yellow-1', 0, 130, 2),
      die('n-red-1', 60, 0, 'GRAPE'),
    )
    expect(at(state, 'n-red-1')).toMatchObject({ x: 16, y: 0 })
  })

  test('RB-144a: an Ally is no NP Ship for a Convoy’s fleet: with it alone the phase of actions is over', () => {
    const { state } = dropped(
      { card: 'B10', by: sails },
      die('n-orange-1', 0, 0, 5),
      die('p-yellow-1', 120, 0, 2),
    )
    expect(state.phase).not.toBe('actions.turn')
    expect(
      rowOf(
        seaCard({
          id: 'x',
          name: 'x',
          pile: 'hard',
          fleet: {},
          loot: 1,
          rows: { 'orange:any': rowByFace(ally) },
        }),
        die('n-orange-1', 0, 0, 3),
      ),
    ).toEqual(rowByFace(ally))
  })
})

describe('RB-145: effects of cards before phase 3', () => {
  test('Pillage Time: the Wanted player’s Ships fight red ones within 126 first, with all consequences', () => {
    const text = { card: 'A05', wanted: 0 } as const
    const near = acted(
      text,
      die('p-yellow-1', 0, 0, 5),
      die('p-blue-1', 0, 60, 1),
      die('n-red-1', 120, 0, 'SAIL'),
      die('n-red-2', -130, -130, 2),
    )
    expect(kindsOf(near.events).indexOf('fight')).toBeGreaterThan(-1)
    expect(sinkings(near.events)).toEqual(['n-red-1 by 0'])
    expect(told(near.events, 'move')).toEqual([])
    expect(near.state.players[0]!.trophies).toHaveLength(1)
    const green = acted(text, die('p-yellow-1', 0, 0, 5), die('n-green-1', 60, 0, 2))
    expect(fights(green.events)).toEqual([])
    // 126.01 is still two short ranges by the slack, 126.02 is not.
    const at126 = (x: number) =>
      fights(acted(text, die('p-yellow-1', -70, 0, 5), die('n-red-1', x, 0, 2)).events)
    expect(at126(72.01)).toEqual(['n-red-1 p-yellow-1'])
    expect(at126(72.02)).toEqual([])
  })

  test('Pillage Time: with nobody Wanted nobody fights early', () => {
    const { events } = acted({ card: 'A05' }, die('p-yellow-1', 0, 0, 5), die('n-red-1', 60, 0, 2))
    expect(fights(events)).toEqual([])
  })

  test('Widow’s Reef: Player Ships that touch the reef are sunk before anything acts', () => {
    const { state, events } = acted(
      { card: 'B07' },
      die('n-violet-1', 0, 80, 3),
      die('p-yellow-1', 16.2, 80, 5),
      die('p-blue-1', -16.4, 80, 5),
      die('n-green-1', 0, 60, 2),
    )
    expect(effectOf('B07', 'reef')).toBeDefined()
    expect(sinkings(events)).toEqual(['p-yellow-1'])
    expect(inSea(state)).toEqual(['n-violet-1', 'p-blue-1', 'n-green-1'])
  })

  test('Maelstrom: every Ship that touches the Whirlpool is sunk, and nobody is credited', () => {
    // The Whirlpool lies at (75, 75), its corners 35 from its middle.
    const { state, events } = acted(
      { card: 'B12' },
      die('p-yellow-1', 75, 75, 5),
      die('p-blue-1', 75, 31.9, 5),
      die('p-green-1', 75, -60, 5),
      die('n-red-1', 31.8, 75, 'SAIL'),
      die('n-green-1', 31.4, 40, 3),
    )
    expect(sinkings(events)).toEqual(['p-yellow-1', 'p-blue-1', 'n-red-1'])
    expect(told(events, 'move')).toEqual([])
    expect(inSea(state)).toEqual(['p-green-1', 'n-green-1'])
    expect(state.players.flatMap(({ trophies }) => trophies)).toEqual([])
  })
})

test('RB-136: an explosion counts the die’s number where the card prints none', () => {
  expect(explode(2)).toEqual({ kind: 'explode', count: 2 })
  const two = acted(
    { card: 'A06' },
    die('p-yellow-1', 40, 0, 5),
    die('p-blue-1', -60, 0, 5),
    die('p-green-1', 0, 80, 5),
    die('n-blue-1', 0, 0, 2),
  )
  expect(sinkings(two.events)).toEqual(['p-yellow-1', 'p-blue-1'])
  expect(rattleBattle.turn(two.state).kind).not.toBe('over')
})
