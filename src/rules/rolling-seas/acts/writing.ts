/** Free text on the own sheets; it has no effect (RS-7, RS-8). */

import { refuse } from '../../refusal'
import { does } from '../../sentence'
import { longestLine, longestName, roundCount } from '../data/ledger'
import type { MoveRule } from '../moveRule'
import { changePlayer, nameOf, playerAt, say } from '../work'

export const writeLog: MoveRule<'writeLog'> = {
  rule: 'RS-8',
  phases: 'aside',

  check(_, { round, text }) {
    const isLine = Number.isInteger(round) && round >= 1 && round <= roundCount
    if (!isLine) return refuse('RS-8', `The Travel Log has a line for each of the ${roundCount} rounds`)
    return text.length > longestLine
      ? refuse('RS-8', `A line of the Travel Log has at most ${longestLine} letters`)
      : undefined
  },

  play(work, { seat, round, text }) {
    const { log } = playerAt(work.state, seat)
    changePlayer(work, seat, { log: log.with(round - 1, text) })
    say(
      work,
      'RS-8',
      `${nameOf(work.state, seat)} ${does(seat, 'writes', 'write')} in the Travel Log`,
      'log',
      { seat, round },
    )
  },

  list: () => [],
  name: (_, { round, text }) => `Travel Log, round ${round}: ${text}`,
}

export const nameShip: MoveRule<'nameShip'> = {
  rule: 'RS-7',
  phases: 'aside',

  check: (_, { captain, ship }) =>
    Math.max(captain.length, ship.length) > longestName
      ? refuse('RS-7', `A name has at most ${longestName} letters`)
      : undefined,

  play(work, { seat, captain, ship }) {
    changePlayer(work, seat, { captain, ship })
    const name = nameOf(work.state, seat)
    say(
      work,
      'RS-7',
      ship
        ? `${name} ${does(seat, 'names', 'name')} the ship ${ship}`
        : `${name} ${does(seat, 'sails', 'sail')} a ship without a name`,
      'name',
      {
        seat,
      },
    )
  },

  list: () => [],
  name: (_, { captain, ship }) =>
    `Sign as ${captain || 'nobody'}, captain of ${ship || 'a ship without a name'}`,
}
