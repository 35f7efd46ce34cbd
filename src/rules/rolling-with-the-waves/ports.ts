/** S11: what the raided ports bring (RW-95 to RW-97a). */
import type { Seat } from '../game'
import { does } from '../sentence'
import { turnOrder } from './seating'
import type { RollingWavesState } from './state'
import { levelOf, sumOf } from './tracks'
import { nameOf } from './vocabulary'
import { gainInfamy, playerAt, say, type Work } from './work'

/** RW-96, RW-96a: who gains 1 more. */
export function mostInfamous({ players, options }: RollingWavesState): readonly Seat[] {
  const sums = players.map(({ ports }) => sumOf(ports))
  const most = Math.max(...sums)
  if (most === 0) return []
  const tied = players.flatMap((_, seat) => (sums[seat] === most ? [seat] : []))
  return tied.length === 1 || options.portsTie === 'everyone' ? tied : []
}

export function payPorts(work: Work): void {
  const most = mostInfamous(work.state)
  for (const seat of turnOrder(work.state)) {
    const level = levelOf('ports', playerAt(work.state, seat).ports)
    if (level > 0) {
      pay(
        work,
        'RW-95',
        seat,
        level,
        'ports',
        `${nameOf(work.state, seat)} ${does(seat, 'gains', 'gain')} ${level} Infamy from raided ports`,
      )
    }
    if (most.includes(seat)) {
      pay(
        work,
        'RW-96',
        seat,
        1,
        'mostInfamous',
        `${nameOf(work.state, seat)} ${does(seat, 'has', 'have')} raided most and ${does(seat, 'gains', 'gain')} 1 Infamy more`,
      )
    }
  }
}

/** Fills the circles and tells of those that were lacking. */
export function pay(
  work: Work,
  rule: string,
  seat: Seat,
  amount: number,
  source: 'cannon' | 'ports' | 'mostInfamous',
  text: string,
): void {
  const lostToCap = amount - gainInfamy(work, seat, amount)
  say(work, rule, text, 'infamyGained', { seat, amount, source, lostToCap })
  if (lostToCap > 0) {
    say(
      work,
      'RW-97a',
      `${nameOf(work.state, seat)} ${does(seat, 'has', 'have')} no Infamy circle left for ${lostToCap} of it`,
      'infamyLost',
      {
        seat,
        amount: lostToCap,
      },
    )
  }
}
