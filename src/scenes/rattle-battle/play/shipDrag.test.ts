import { describe, expect, it } from 'vitest'
import { choiceOf } from '../../../match/inNames'
import { rattleBattle } from '../../../rules/rattle-battle'
import type { RattleMove, RattleState } from '../../../rules/rattle-battle/public'
import { die, position, yellow } from '../../../rules/rattle-battle/testing/position'
import { endOfDrag, shipDrags } from './shipDrag'

const asked = (state: RattleState) =>
  rattleBattle.moves(state, yellow).map(move => choiceOf(rattleBattle, state, move, []))
const check = (state: RattleState) => (move: RattleMove) => rattleBattle.check(state, move)

const state = position({
  card: 'A07',
  players: 3,
  sea: [die('p-yellow-1', 0, 0, 4), die('p-blue-1', -100, -100, 3), die('n-yellow-1', 60, 0, 2)],
  by: { [yellow]: { sails: 1, upgrades: ['U19', 'U03'] } },
})

describe('a Ship that is dragged over the Sea', () => {
  it('sails as far as a Sail goes, as long as nothing else is picked', () => {
    const drags = shipDrags(asked(state), [], state)
    expect([...drags.keys()]).toEqual(['p-yellow-1'])
    expect(drags.get('p-yellow-1')).toMatchObject({ move: { kind: 'move' }, rangeMm: 88 })
  })

  it('goes by the Upgrade that is picked, as far as that goes', () => {
    const oars = shipDrags(asked(state), ['upgrade:U19@0'], state).get('p-yellow-1')
    expect(oars).toMatchObject({ move: { kind: 'useUpgrade', upgradeId: 'U19' }, rangeMm: 63 })
    const far = shipDrags(asked(state), ['upgrade:U03@0'], state).get('p-yellow-1')
    expect(far).toMatchObject({ move: { kind: 'move', superSails: true }, rangeMm: 176 })
  })

  it('is laid against its neighbour when it is let go beside it, or slightly on top of it', () => {
    const sail = shipDrags(asked(state), [], state).get('p-yellow-1')!
    for (const x of [42.5, 45.1]) {
      const { end, refusal } = endOfDrag(sail, { x, y: 0 }, state, check(state))
      expect(refusal).toBeUndefined()
      expect(end.x).toBeCloseTo(44, 2)
    }
  })

  it('stays where it is held away from others, and says by what rule it cannot go', () => {
    const sail = shipDrags(asked(state), [], state).get('p-yellow-1')!
    expect(endOfDrag(sail, { x: 20, y: 30 }, state, check(state))).toMatchObject({
      end: { x: 20, y: 30 },
      refusal: undefined,
    })
    expect(endOfDrag(sail, { x: 0, y: 89 }, state, check(state)).refusal?.rule).toBe('RB-74')
    expect(endOfDrag(sail, { x: 60, y: 2 }, state, check(state)).refusal?.rule).toBe('RB-74')
  })
})
