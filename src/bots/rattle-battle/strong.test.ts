import { describe, expect, it } from 'vitest'
import type { Seat } from '../../rules/game'
import { createRandom } from '../../rules/random'
import { rattleBattle } from '../../rules/rattle-battle'
import type { MoveKind, MoveOf, RattleMove } from '../../rules/rattle-battle/moves'
import type { RattleState } from '../../rules/rattle-battle/state'
import { inPort } from '../../rules/rattle-battle/testing/port'
import { die, type PositionText, position } from '../../rules/rattle-battle/testing/position'
import { type Bot, budgets } from '..'
import { rattleBattleBots } from '.'

type Level = 'solid' | 'strong' | 'legend'
const levels: readonly Level[] = ['solid', 'strong', 'legend']

const bots: Readonly<Record<Level, Bot>> = {
  solid: rattleBattleBots.solid(),
  strong: rattleBattleBots.strong(),
  legend: rattleBattleBots.legend(),
}

function chosen(state: RattleState, seat: Seat = 0, level: Level = 'strong'): RattleMove {
  const view = rattleBattle.view(state, seat)
  const move = bots[level](view, seat, createRandom('obvious'), budgets[level]) as RattleMove
  expect(rattleBattle.check(state, move)).toBeUndefined()
  return move
}

function ofKind<K extends MoveKind>(move: RattleMove, kind: K): MoveOf<K> {
  expect(move.kind).toBe(kind)
  return move as MoveOf<K>
}

/** Yellow alone at Sea in the last Quest, where there is nothing to save for later. */
const finale = (text: Partial<PositionText>) => position({ card: 'A17', players: 2, queue: [0], ...text })

describe.each(levels)('%s at Sea', level => {
  it('fires at the flagship, which brings 2 coins more, and not at a fishing boat beside it', () => {
    const sea = [
      die('p-yellow-1', 0, 0, 'CANNON'),
      die('n-yellow-1', 30, 0, 3),
      die('n-orange-1', 0, 50, 6),
      die('n-red-1', -120, -120, 5),
    ]
    const move = ofKind(chosen(finale({ sea, by: { 0: { cannons: 1 } } }), 0, level), 'fire')
    expect(move.targetId).toBe('n-orange-1')
  })

  it('sinks with its shot the Ship that would sink its own, where both bring the same', () => {
    const sea = [
      die('p-yellow-1', 0, 0, 'CANNON'),
      die('p-yellow-2', 40, 60, 5),
      die('n-red-1', 30, 0, 5),
      die('n-red-2', 60, 60, 2),
    ]
    const move = ofKind(chosen(finale({ sea, by: { 0: { cannons: 1 } } }), 0, level), 'fire')
    expect(move.targetId).toBe('n-red-1')
  })

  it('moves to touch a Ship that it beats, for the Loot of boarding it', () => {
    const sea = [die('p-yellow-1', 0, 0, 5), die('n-yellow-1', 70, 0, 1), die('n-red-1', -120, 120, 2)]
    const state = finale({ sea, by: { 0: { sails: 1 } } })
    ofKind(chosen(state, 0, level), 'move')
    const after = rattleBattle.play(state, chosen(state, 0, level)).state
    const boarded = after.players[0]!.trophies.filter(trophy => trophy.boarded)
    expect(boarded.length).toBeGreaterThan(0)
  })

  it('passes where a Sail could only bring it nearer to a Ship that it cannot beat', () => {
    const sea = [die('p-yellow-1', -120, -120, 1), die('n-red-1', 120, 120, 5)]
    expect(chosen(finale({ sea, by: { 0: { sails: 1 } } }), 0, level).kind).toBe('pass')
  })
})

describe('strong', () => {
  it('sends Ships out into a Fair Wind, where a card of three fishing boats gives Loot', () => {
    const state = position({ card: 'I01', phase: 'briefing.commit', players: 3, queue: [0, 1, 2] })
    expect(ofKind(chosen(state), 'commitShips').dieIds.length).toBeGreaterThan(1)
  })

  it('uses Ballista where it turns lost fights of all its Ships into draws', () => {
    const sea = [
      die('p-yellow-1', -60, 0, 4),
      die('p-yellow-2', 60, 0, 4),
      die('n-red-1', -60, 40, 5),
      die('n-red-2', 60, 40, 5),
    ]
    const move = ofKind(chosen(finale({ sea, by: { 0: { upgrades: ['U14'] } } })), 'useUpgrade')
    expect(move.upgradeId).toBe('U14')
  })

  it('moves into range first where the shot is worth it in the next turn', () => {
    const sea = [die('p-yellow-1', -60, 0, 'CANNON'), die('n-orange-1', 60, 0, 6)]
    const state = finale({ sea, by: { 0: { sails: 1, cannons: 1 } } })
    const { x, y } = ofKind(chosen(state), 'move')
    const after = rattleBattle.play(state, { kind: 'move', seat: 0, dieId: 'p-yellow-1', x, y }).state
    // With nothing else to use the turn has ended automatically, and Yellow, alone at Sea, is next again.
    expect(ofKind(chosen(after), 'fire').targetId).toBe('n-orange-1')
  })
})

describe('strong, with a piece that drops dice again or swaps them', () => {
  const lost = [die('p-yellow-1', 0, 0, 4), die('n-red-1', 40, 0, 5)]

  it("uses Crow's Nest on the Ship that would sink its own", () => {
    const move = ofKind(chosen(finale({ sea: lost, by: { 0: { upgrades: ['U01'] } } })), 'useUpgrade')
    expect(move).toMatchObject({ upgradeId: 'U01', targetId: 'n-red-1' })
  })

  const crew = (id: 'X03' | 'X06', token: string) => ({
    options: { crewPack1: 'on' } as const,
    by: { 0: { sailors: [{ id, store: [{ token, fresh: false }], uses: 0 }] } },
  })

  it('lets Drunk Duncan drop its weakest Ship again', () => {
    const sea = [die('p-yellow-2', 0, 0, 1), die('n-red-1', 40, 0, 2), die('n-red-2', -60, 60, 2)]
    const move = ofKind(chosen(finale({ sea, ...crew('X03', 'rum-01') })), 'spendStore')
    expect(move).toMatchObject({ sailorId: 'X03', dieId: 'p-yellow-2' })
  })

  it('lets Weaver Wu put the strong Ship beside the one that it beats', () => {
    const sea = [die('p-yellow-2', -100, 0, 1), die('n-red-1', -84, 0, 4), die('p-yellow-3', 100, 0, 5)]
    const move = ofKind(chosen(finale({ sea, ...crew('X06', 'fabrics-01') })), 'spendStore')
    expect(move).toMatchObject({ sailorId: 'X06' })
  })
})

describe.each(levels)('%s that cannot stow all its Loot', level => {
  const leftAfter = (state: RattleState) =>
    Object.values(ofKind(chosen(state, 0, level), 'stow').stowPlan)
      .map(token => token.split('-')[0])
      .toSorted()

  it('keeps Valuables rather than 2 Rum that the next repair would cost', () => {
    const state = position({
      card: 'A01',
      phase: 'stow',
      queue: [0],
      by: {
        0: {
          stowed: { 'ship:p-yellow-2': 'fabrics', 'ship:p-yellow-3': 'fabrics' },
          quay: ['rum', 'rum', 'valuables', 'valuables'],
        },
      },
    })
    expect(leftAfter(state).filter(type => type === 'valuables')).toHaveLength(2)
  })

  it('keeps a Spices for Emilio Scar', () => {
    const by = (sailors: readonly 'N01'[]) => ({
      0: {
        sailors,
        quay: ['rum', 'rum', 'valuables', 'valuables', 'spices'] as const,
      },
    })
    const at = (sailors: readonly 'N01'[]) =>
      position({ card: 'A01', phase: 'stow', queue: [0], by: by(sailors) })
    expect(leftAfter(at([]))).not.toContain('spices')
    expect(leftAfter(at(['N01']))).toContain('spices')
  })
})

describe.each(levels)('%s in the last Port', level => {
  const options = { scenario: 'norrington' } as const

  it('sells its treasure', () => {
    const loot = ['valuables', 'valuables', 'rum', 'rum']
    const state = inPort({ seats: [{ loot }, { loot: ['rum'] }], options }, 'pit')
    expect(ofKind(chosen(state, state.queue[0], level), 'pitGift').tokenIds).toHaveLength(4)
  })

  it('buys the VP card that it can pay', () => {
    const state = inPort({ seats: [{ coins: 5, loot: ['rum'] }, {}], options }, 'guild', 0)
    expect(ofKind(chosen(state, 0, level), 'buyVp').vpId).toBe('V1')
  })

  it('spends nothing on a Part that will not serve any more', () => {
    const state = inPort({ seats: [{ loot: ['fabrics', 'fabrics'] }, {}], options }, 'shipyard', 0)
    expect(chosen(state, 0, level).kind).toBe('portDone')
  })
})
