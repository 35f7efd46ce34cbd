import type { Refusal, Seat } from '../../game'
import { refuse } from '../../refusal'
import { does } from '../../sentence'
import { placeToken } from '../effects'
import { beginFight, foeBefore, fullHp, isKingAwake } from '../fight'
import type { MoveRule } from '../moveRule'
import { type FaceFoe, foeChoices } from '../moves'
import { fightWords, matchFor, winChance } from '../odds'
import { homeCell, nameOf } from '../seating'
import type { FortuneState } from '../state'
import { foeNames } from '../vocabulary'
import { changePlayer, playerAt, say } from '../work'

/** WF-74, WF-90, WF-102: to fight, or not to. */
export const faceFoe: MoveRule<'faceFoe'> = {
  rule: 'WF-74',
  phases: ['foeChoice'],

  check(state, { seat, choice }): Refusal | undefined {
    const isKing = foeBefore(state, seat)?.foe === 'king'
    if (choice === 'escape' && !isKing) {
      return refuse('WF-102', 'Only from the Pirate King one flees home; here it is fight or decline')
    }
    if (choice === 'decline' && isKing) {
      return refuse('WF-102', 'The Pirate King cannot be ignored: fight, or escape home')
    }
    if (choice === 'fight' && isKing && !isKingAwake(state)) {
      return refuse('WF-102a', `The Pirate King fights nobody before round ${state.options.kingWakes}`)
    }
    return undefined
  },

  play(work, { seat, choice }) {
    const { foe, card } = foeBefore(work.state, seat)!
    const name = nameOf(work.state, seat)
    if (choice === 'fight') {
      beginFight(work, seat)
      return
    }
    if (choice === 'escape') {
      changePlayer(work, seat, { cell: homeCell(work.state, seat) })
      say(
        work,
        'WF-103',
        `${name} ${does(seat, 'escapes', 'escape')} home from the Pirate King`,
        'wentHome',
        { seat },
      )
      return
    }
    const rule = foe === 'kraken' ? 'WF-90' : 'WF-74'
    say(work, rule, `${name} ${does(seat, 'leaves', 'leave')} ${foeNames[foe]} alone`, 'declined', {
      seat,
      foe,
    })
    if (work.state.shown) placeToken(work, card!)
  },

  list: (_, seat) => foeChoices.map(choice => ({ kind: 'faceFoe', seat, choice })),
  name: (state, move) => nameOfChoice(state, move.seat, move.choice),
}

function nameOfChoice(state: FortuneState, seat: Seat, choice: FaceFoe['choice']): string {
  if (choice === 'escape') return 'Escape home'
  const before = foeBefore(state, seat)
  if (choice === 'decline') return before?.foe === 'kraken' ? 'Leave it alone' : 'Leave them alone'
  if (!before) return 'Fight'
  const hp = fullHp(state, before.foe, before.card)
  const player = playerAt(state, seat)
  const chance = winChance(player.crew, hp, matchFor(state, player, before.foe))
  return `Fight ${foeNames[before.foe]}: ${fightWords(hp, chance)}`
}
