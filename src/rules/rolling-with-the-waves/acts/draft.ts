import type { Seat } from '../../game'
import { colourOf, faceName, isFreeFor } from '../dice'
import { firstOf, type MoveRule, refuse } from '../moveRule'
import type { Draft } from '../moves'
import { drafterOf } from '../seating'
import type { PoolDie, RollingWavesState } from '../state'
import { colourName, draftWays, nameOf } from '../vocabulary'
import { change, changePlayer, playerAt, say, type Work } from '../work'

/** RW-27: what a drunken sailor's die is turned to. */
const drunkenFace = 1

const rules = { free: 'RW-24', bribe: 'RW-26', drunk: 'RW-27' } as const

function poolDie({ pool }: RollingWavesState, id: string): PoolDie | undefined {
  return pool.find(die => die.id === id)
}

/** RW-27b: a free die in the tray keeps every sailor sober. */
export function freeDie({ pool }: RollingWavesState, seat: Seat): PoolDie | undefined {
  return pool.find(die => isFreeFor(seat, die.id))
}

export const draft: MoveRule<'draft'> = {
  rule: 'RW-22',
  phase: 'draft',

  check(state, { seat, dieId, via }) {
    const die = poolDie(state, dieId)
    if (!die) return refuse('RW-22', 'This die does not lie in the tray')
    const name = faceName(die, state.pool)
    const isFree = isFreeFor(seat, dieId)
    const { infamy } = playerAt(state, seat)
    if (via === 'free') {
      return isFree
        ? undefined
        : refuse('RW-26', `The ${name} is ${colourName(colourOf(dieId))}'s: bribe it for ${die.face} Infamy`)
    }
    const free = freeDie(state, seat)
    return firstOf(
      isFree && refuse(colourOf(dieId) === 'clear' ? 'RW-24' : 'RW-25', `The ${name} costs you nothing`),
      via === 'bribe' &&
        infamy < die.face &&
        refuse('RW-26a', `The ${name} costs ${die.face} Infamy and you have ${infamy}`),
      via === 'drunk' &&
        free !== undefined &&
        refuse(
          'RW-27b',
          `Your sailors stay sober: the ${free && faceName(free, state.pool)} is free for you`,
        ),
    )
  },

  play(work, move) {
    const die = poolDie(work.state, move.dieId)!
    const name = faceName(die, work.state.pool)
    take(work, move, die)
    tell(work, move, die, name)
    if (drafterOf(work.state) === undefined) {
      change(work, { phase: 'allocate' })
      say(work, 'RW-40', 'All dice are taken: plan behind your screens', 'drafted all', {})
    }
  },

  list: ({ pool }, seat) =>
    pool.flatMap(({ id }) => draftWays.map((via): Draft => ({ kind: 'draft', seat, dieId: id, via }))),

  name(state, { dieId, via }) {
    const die = poolDie(state, dieId)
    if (!die) return `Take ${dieId}`
    const name = faceName(die, state.pool)
    if (via === 'free') return `Take the ${name}`
    return via === 'bribe'
      ? `Bribe the ${name} for ${die.face} Infamy`
      : `Get the ${name} drunk: it turns to a ${drunkenFace}`
  },
}

function take(work: Work, { seat, via }: Draft, die: PoolDie): void {
  const { nests, infamy } = playerAt(work.state, seat)
  const face = via === 'drunk' ? drunkenFace : die.face
  changePlayer(work, seat, {
    nests: [...nests, { id: die.id, face, rolled: die.face, via }],
    infamy: via === 'bribe' ? infamy - die.face : infamy,
  })
  change(work, { pool: work.state.pool.filter(({ id }) => id !== die.id) })
}

function tell(work: Work, { seat, dieId, via }: Draft, { face }: PoolDie, name: string): void {
  const who = nameOf(seat)
  const data = { seat, die: dieId, via, face: via === 'drunk' ? drunkenFace : face, rolled: face }
  const text = {
    free: `${who} takes the ${name}`,
    bribe: `${who} bribes the ${name}`,
    drunk: `A drunken sailor: ${who} takes the ${name} and turns it to a ${drunkenFace}`,
  }[via]
  const isOwn = via === 'free' && colourOf(dieId) !== 'clear'
  say(work, isOwn ? 'RW-25' : rules[via], text, 'drafted', data)
  if (via === 'bribe') {
    say(work, 'RW-26', `${who} pays ${face} Infamy`, 'infamyPaid', { seat, amount: face })
  }
}
