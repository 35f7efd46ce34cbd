/** Sailors who draw Loot or earn a coin for how the Adventure went. */

import { refuse } from '../../refusal'
import { does } from '../../sentence'
import { gainCoins } from '../goods/coins'
import { drawLoot, lootText, selections } from '../goods/loot'
import type { UseSailor } from '../moves'
import type { RattleState } from '../state'
import { isParticipant, nameOf, playerAt } from '../table'
import type { TokenId } from '../vocabulary'
import { say, type Work } from '../work'
import { checkPayment, pay, payable, paymentText } from './paying'
import type { SailorSkill } from './sailorSkill'

/** Chains of cards belong to phase 7 and do not go on here (RB-244a). */
function drawSome(work: Work, seat: number, count: number): void {
  const drawn: TokenId[] = []
  for (let i = 0; i < count; i++) {
    const token = drawLoot(work, seat)
    if (token !== undefined) drawn.push(token)
  }
  if (drawn.length === 0) return
  say(
    work,
    'RB-252',
    `${nameOf(work.state, seat)} ${does(seat, 'draws', 'draw')} ${lootText(work.state, drawn)}`,
    {
      kind: 'loot',
      data: { seat, tokens: drawn },
    },
  )
}

/** N05 discards at most this many. */
const mostSwapped = 2

/** N05. */
export const swapLoot: SailorSkill = {
  fields: ['tokenIds'],
  check: (state, use) => checkPayment(state, use, undefined, 1, mostSwapped),
  play(work, use) {
    pay(work, use)
    drawSome(work, use.seat, use.tokenIds!.length)
  },
  list(state, use) {
    const tokens = payable(state, use.seat, undefined)
    const ways = [...selections(state, tokens, 1), ...selections(state, tokens, mostSwapped)]
    return ways.map((tokenIds): UseSailor => ({ ...use, tokenIds }))
  },
  name: paymentText,
}

/** N06 asks for this many Trophies, N08 for this many sunk Ships. */
const enough = 2

/** N06. */
export const earnCoin: SailorSkill = {
  fields: [],
  check: (state, { seat }) =>
    playerAt(state, seat).trophies.length >= enough
      ? undefined
      : refuse('RB-252', `Greedy Gwen asks for ${enough} Trophies of this Adventure`),
  play(work, { seat }) {
    const gained = gainCoins(work, seat, 1)
    say(work, 'RB-252', `${nameOf(work.state, seat)} ${does(seat, 'takes', 'take')} ${gained} coin`, {
      kind: 'coins',
      data: { seat, coins: gained },
    })
  },
  list: (_, use) => [use],
  name: () => '',
}

function drawIf(holds: (state: RattleState, seat: number) => boolean, why: string): SailorSkill {
  return {
    fields: [],
    check: (state, { seat }) => (holds(state, seat) ? undefined : refuse('RB-252', why)),
    play: (work, { seat }) => drawSome(work, seat, 1),
    list: (_, use) => [use],
    name: () => '',
  }
}

/** N07. */
export const drawIfBoarded = drawIf(
  (state, seat) => playerAt(state, seat).trophies.some(({ boarded }) => boarded),
  'Barnacle Bess asks for a Ship boarded in this Adventure',
)

/** N08. */
export const drawIfBeaten = drawIf(
  (state, seat) => playerAt(state, seat).sunk.length >= enough,
  `Doc Leech asks for ${enough} of your Ships sunk in this Adventure`,
)

/** N12. */
export const drawIfEmptyHanded = drawIf(
  (state, seat) => isParticipant(state, seat) && playerAt(state, seat).trophies.length === 0,
  'Silent Sal asks you to have taken part without a Trophy',
)
