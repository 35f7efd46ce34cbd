import { refuse } from '../../refusal'
import { does } from '../../sentence'
import type { MoveRule } from '../moveRule'
import { reveal } from '../resolve'
import { nameOf } from '../vocabulary'
import { changePlayer, playerAt, say } from '../work'

export const yarrr: MoveRule<'yarrr'> = {
  rule: 'RW-47',
  phase: 'allocate',

  check: (state, { seat }) =>
    playerAt(state, seat).plan ? undefined : refuse('RW-47a', 'Put your three dice on icons first'),

  play(work, { seat }) {
    changePlayer(work, seat, { ready: true })
    // RW-47a: what was called cannot be taken back.
    work.reveals = true
    say(work, 'RW-47', `${nameOf(work.state, seat)} ${does(seat, 'calls', 'call')} YARRR!`, 'yarrr', { seat })
    if (work.state.players.every(player => player.ready)) reveal(work)
  },

  list: (_, seat) => [{ kind: 'yarrr', seat }],
  name: () => 'Call YARRR! Your plan stands',
}
