import { refuse } from '../../refusal'
import { does } from '../../sentence'
import { chartOf } from '../chart'
import { upgradeCosts } from '../data/ledger'
import { offMap, spaceIndex, spaceName } from '../grid'
import type { MoveRule } from '../moveRule'
import type { VisitPort } from '../moves'
import { portsAt } from '../sea'
import type { Ledger, RollingState } from '../state'
import { endTurn, sayBonuses } from '../telling'
import { doPart, faultOfPart, orderOf, type VisitPart, visitParts } from '../visiting'
import { changeMap, nameOf, playerAt, say, type Work } from '../work'

function partsOf(state: RollingState, move: VisitPort): readonly VisitPart[] {
  return orderOf(state.options).filter(part => move[part])
}

/** Every choice of parts, the fullest first. */
const choices = [7, 6, 5, 4, 3, 2, 1].map(bits => ({
  tell: (bits & 4) > 0,
  resupply: (bits & 2) > 0,
  upgrade: (bits & 1) > 0,
}))

export const visitPort: MoveRule<'visitPort'> = {
  rule: 'RS-76',
  phases: ['action'],

  check(state, move) {
    const { map, ledger } = playerAt(state, move.seat)
    const chart = chartOf(map)
    const space = spaceIndex(move.port)
    if (space === offMap || !chart.ports.includes(space)) {
      return refuse('RS-76', `There is no port at ${move.port}`)
    }
    if (!portsAt(chart, chart.ship).includes(space)) {
      const at = spaceName(chart.ship)
      return refuse('RS-76', `From ${at} the port ${move.port} is not straight north, east, south or west`)
    }
    if (!visitParts.some(part => move[part])) {
      return refuse('RS-77', 'A visit is for telling, resupplying or upgrading: choose at least one')
    }
    let after = ledger
    for (const part of partsOf(state, move)) {
      const fault = faultOfPart(part, after, move.port, map.told)
      if (fault) return fault
      after = doPart(part, after)
    }
    return undefined
  },

  play(work, move) {
    const { seat, port } = move
    const { ledger } = playerAt(work.state, seat)
    let after = ledger
    for (const part of partsOf(work.state, move)) {
      const before = after
      after = doPart(part, before)
      sayPart(work, move, part, before, after)
      sayBonuses(work, seat, before, after)
    }
    if (move.tell) {
      const { told } = playerAt(work.state, seat).map
      changeMap(work, seat, { told: [...told, port] })
    }
    endTurn(work, seat, { mark: 'P', ledger: after, entered: [], line: lineOf(move, ledger) })
  },

  list(state, seat) {
    const { map, ledger } = playerAt(state, seat)
    const chart = chartOf(map)
    return portsAt(chart, chart.ship)
      .map(spaceName)
      .flatMap(port => choices.map((parts): VisitPort => ({ kind: 'visitPort', seat, port, ...parts })))
      .filter(move => {
        let after: Ledger = ledger
        return partsOf(state, move).every(part => {
          const isPossible = faultOfPart(part, after, move.port, map.told) === undefined
          if (isPossible) after = doPart(part, after)
          return isPossible
        })
      })
  },

  name(state, move) {
    const { ledger } = playerAt(state, move.seat)
    const texts: Readonly<Record<VisitPart, string>> = {
      tell: `tell the Story for ${ledger.story} Reputation`,
      resupply: 'fill the hold (1 Gold)',
      upgrade: `buy the larger ship (${upgradeCosts[ledger.speed] ?? 0} Gold)`,
    }
    const parts = partsOf(state, move).map(part => texts[part])
    return `Call at ${move.port}: ${parts.join(', ') || 'nothing'}`
  },
}

function sayPart(
  work: Work,
  { seat, port }: VisitPort,
  part: VisitPart,
  before: Ledger,
  after: Ledger,
): void {
  const name = nameOf(work.state, seat)
  if (part === 'tell') {
    const text = `${name} ${does(seat, 'tells', 'tell')} the Story at ${port}: ${before.story} Reputation`
    say(work, 'RS-80', text, 'tell', { seat, port, reputation: before.story })
  } else if (part === 'resupply') {
    const filled = after.provFilled - before.provFilled
    say(
      work,
      'RS-81',
      `${name} ${does(seat, 'pays', 'pay')} 1 Gold and ${does(seat, 'fills', 'fill')} the hold: ${filled} Provisions`,
      'resupply',
      {
        seat,
        port,
        filled,
      },
    )
  } else {
    const paid = before.goldOnHand - after.goldOnHand
    say(
      work,
      'RS-82',
      `${name} ${does(seat, 'buys', 'buy')} the larger ship for ${paid} Gold: Speed ${after.speed}`,
      'upgrade',
      {
        seat,
        port,
        speed: after.speed,
      },
    )
  }
}

function lineOf({ port, tell, resupply, upgrade }: VisitPort, { story }: Ledger): string {
  const parts = [
    tell && `told them our Story (${story})`,
    resupply && 'filled the hold',
    upgrade && 'came out with a larger ship',
  ].filter(part => part !== false)
  return `At ${port} we ${parts.join(', ')}.`
}
