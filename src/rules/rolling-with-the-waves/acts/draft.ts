import type { Seat } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { belongsTo, does } from '../../sentence'
import { colourOf, isFreeFor } from '../dice'
import type { MoveRule } from '../moveRule'
import type { Draft } from '../moves'
import { drafterOf } from '../seating'
import type { PoolDie, RollingWavesState } from '../state'
import { colourName, type DieColour, draftWays, nameOf } from '../vocabulary'
import { change, changePlayer, playerAt, say, type Work } from '../work'

/** RW-27: what a drunken sailor's die is turned to. */
const drunkenFace = 1

const rules = { free: 'RW-24', bribe: 'RW-26', drunk: 'RW-27' } as const

function poolDie({ pool }: RollingWavesState, id: string): PoolDie | undefined {
  return pool.find(die => die.id === id)
}

/** Two dice that show the same in the same colour are interchangeable. */
const dieName = ({ id, face }: PoolDie) => `${colourOf(id)} ${face}`

/** RW-27b: a free die in the tray keeps every sailor sober. */
export function freeDie(state: RollingWavesState, seat: Seat): PoolDie | undefined {
  return state.pool.find(die => isFreeFor(state, seat, die.id))
}

/** "Blue's"; nobody may sit where the bag has dice of a colour. */
function ownerName({ players }: RollingWavesState, colour: DieColour): string {
  const seat = players.findIndex(player => player.colour === colour)
  return seat < 0 ? `${colourName(colour)}'s` : belongsTo(seat, colourName(colour))
}

/** Whose the die is, and the way by which this seat can have it, or what it can have instead. */
function notFree(state: RollingWavesState, seat: Seat, { id, face }: PoolDie): string {
  const { infamy } = playerAt(state, seat)
  const owner = `is ${ownerName(state, colourOf(id))}`
  if (infamy >= face) return `${owner}: bribe it for ${face} Infamy`
  const free = freeDie(state, seat)
  const price = `${owner} and costs ${face} Infamy; you have ${infamy}`
  return free ? `${price}. The ${dieName(free)} is free for you` : `${price}. Get a sailor drunk`
}

export const draft: MoveRule<'draft'> = {
  rule: 'RW-22',
  phase: 'draft',

  check(state, { seat, dieId, via }) {
    const die = poolDie(state, dieId)
    if (!die) return refuse('RW-22', 'This die does not lie in the tray')
    const name = dieName(die)
    const isFree = isFreeFor(state, seat, dieId)
    const { infamy } = playerAt(state, seat)
    if (via === 'free') {
      return isFree ? undefined : refuse('RW-26', `The ${name} ${notFree(state, seat, die)}`)
    }
    const free = freeDie(state, seat)
    return firstOf(
      () =>
        isFree && refuse(colourOf(dieId) === 'clear' ? 'RW-24' : 'RW-25', `The ${name} costs you nothing`),
      () =>
        via === 'bribe' &&
        infamy < die.face &&
        refuse('RW-26a', `The ${name} costs ${die.face} Infamy and you have ${infamy}`),
      () =>
        via === 'drunk' &&
        free !== undefined &&
        refuse('RW-27b', `Your sailors stay sober: the ${free && dieName(free)} is free for you`),
    )
  },

  play(work, move) {
    const die = poolDie(work.state, move.dieId)!
    const name = dieName(die)
    take(work, move, die)
    tell(work, move, die, name)
    if (drafterOf(work.state) === undefined) {
      change(work, { phase: 'allocate' })
      say(work, 'RW-40', 'All dice are taken: plan behind your screens', 'drafted all', {})
    }
  },

  list: ({ pool }, seat) =>
    pool.flatMap(({ id }) => draftWays.map((via): Draft => ({ kind: 'draft', seat, dieId: id, via }))),

  /** Equal dice are one choice. */
  name(state, { dieId, via }) {
    const die = poolDie(state, dieId)
    if (!die) return `Take ${dieId}`
    const name = dieName(die)
    if (via === 'free') return `Take the ${name}`
    return via === 'bribe'
      ? `Bribe the ${name} for ${die.face} Infamy`
      : `Get the ${name} drunk: it turns to a ${drunkenFace}`
  },

  /** What is free comes first, the high faces before the low ones. */
  rank(state, { dieId, via }) {
    const face = poolDie(state, dieId)?.face ?? 0
    return via === 'free' ? -face : via === 'bribe' ? face : face + 10
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
  const who = nameOf(work.state, seat)
  const data = { seat, die: dieId, via, face: via === 'drunk' ? drunkenFace : face, rolled: face }
  const text = {
    free: `${who} ${does(seat, 'takes', 'take')} the ${name}`,
    bribe: `${who} ${does(seat, 'bribes', 'bribe')} the ${name}`,
    drunk: `A drunken sailor: ${who} ${does(seat, 'takes', 'take')} the ${name} and ${does(seat, 'turns', 'turn')} it to a ${drunkenFace}`,
  }[via]
  const isOwn = via === 'free' && colourOf(dieId) !== 'clear'
  say(work, isOwn ? 'RW-25' : rules[via], text, 'drafted', data)
  if (via === 'bribe') {
    say(work, 'RW-26', `${who} ${does(seat, 'pays', 'pay')} ${face} Infamy`, 'infamyPaid', {
      seat,
      amount: face,
    })
  }
}
