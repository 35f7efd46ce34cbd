/** What a turn leaves behind besides its own effect: bonuses told, the Turn Track, the hold, the Travel Log. */
import type { Seat } from '../game'
import { does } from '../sentence'
import { type BonusKind, bonusById } from './data/ledger'
import { stowed } from './ledger'
import type { Ledger } from './state'
import type { Space, TrackMark } from './vocabulary'
import { changeLedger, changeMap, changePlayer, leavePending, nameOf, playerAt, say, type Work } from './work'

const bonusTexts: Readonly<Record<BonusKind, string>> = {
  bonusMove: 'a Bonus Movement',
  resupply: 'a full hold',
  gold: '1 Gold',
  story: '1 Story',
  star: 'a star',
  twoStars: '2 stars',
}

/** Where bonuses of each kind are printed. */
const sources: Readonly<Record<string, string>> = {
  P: 'a row of Provisions',
  G: 'a row of Gold',
  S: 'the Story track',
  B: 'ports told at',
  L: 'the larger ship',
}

const bonusRules: Readonly<Record<string, string>> = { B: 'RS-69', L: 'RS-70' }

/** Tells every bonus that is in the second ledger and not in the first. */
export function sayBonuses(work: Work, seat: Seat, before: Ledger, after: Ledger): void {
  for (const id of after.earned.slice(before.earned.length)) {
    const kind = bonusById(id)!.kind
    const track = id.charAt(0)
    const text = `${nameOf(work.state, seat)} ${does(seat, 'earns', 'earn')} ${bonusTexts[kind]} (${sources[track]})`
    say(work, bonusRules[track] ?? 'RS-64', text, 'bonus', { seat, id, bonus: kind })
  }
}

/** What a seat has done in its turn. */
export interface DoneTurn {
  readonly mark: TrackMark
  readonly ledger: Ledger
  /** Spaces entered. */
  readonly entered: readonly Space[]
  /** A line for the Travel Log (RS-8). */
  readonly line: string
}

/** RS-45, RS-47: the end of a turn. */
export function endTurn(work: Work, seat: Seat, { mark, ledger, entered, line }: DoneTurn): void {
  const kept = stowed(ledger)
  const lost = ledger.provOnBoard - kept.provOnBoard
  changeLedger(work, seat, { ...kept, turns: [...kept.turns, mark] })
  const { map, log } = playerAt(work.state, seat)
  changeMap(work, seat, { track: [...map.track, entered] })
  const index = work.state.round - 1
  if (log[index] === '') changePlayer(work, seat, { log: log.with(index, line) })
  if (lost > 0) {
    const text = `${nameOf(work.state, seat)} ${does(seat, 'has', 'have')} no room for ${lost} ${lost === 1 ? 'Provision' : 'Provisions'}`
    say(work, 'RS-62', text, 'crossedOff', { seat, lost })
  }
  leavePending(work, seat)
}
