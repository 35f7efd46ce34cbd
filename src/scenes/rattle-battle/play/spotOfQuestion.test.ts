import { expect, it } from 'vitest'
import { readSetUp } from '../../../rules/game'
import { rattleBattle } from '../../../rules/rattle-battle'
import { position } from '../../../rules/rattle-battle/testing/position'
import type { Asked } from '../../../table/desk'
import { portSpot } from '../layout'
import { spotOfQuestion } from './spotOfQuestion'
import { tableLayout } from './tableLayout'

const asked = (phase: string): Asked => ({ seat: 0, phase, ask: '', rule: 'RB-1', choices: [] })

it('looks at the Port where the first Part is chosen, and at the Shipyard alone where the picture stands upright', () => {
  const setUp = readSetUp(rattleBattle, { players: 2, seed: 'first part', options: {} })
  if (!setUp.ok) throw new Error(setUp.why)
  const view = rattleBattle.setup(setUp.value)
  expect(spotOfQuestion(asked('setup.part'), view, 0, false)).toBe(portSpot)
  const { x, z } = tableLayout(view, 0).things.get('board:shipyard')!
  expect(spotOfQuestion(asked('setup.part'), view, 0, true)).toMatchObject({ x, z })
})

it('looks from the moorings to the Adventure that is held out where Ships are sent', () => {
  const view = position({ card: 'A07', phase: 'briefing.commit', queue: [0] })
  const { x, halfWidth } = spotOfQuestion(asked('briefing.commit'), view, 0, false)
  const { things } = tableLayout(view, 0)
  const [quay, card] = [things.get('quay@0')!, things.get('card:A07')!]
  expect(x - halfWidth!).toBeLessThan(quay.x - quay.width / 2)
  expect(x + halfWidth!).toBeGreaterThan(card.x + card.width / 2)
})
