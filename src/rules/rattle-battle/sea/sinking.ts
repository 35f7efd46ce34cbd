/** What becomes of a Ship that leaves the Sea (RB-7, RB-8a, RB-216, RB-220). */
import type { Seat } from '../../game'
import { does } from '../../sentence'
import type { SeaDie, Trophy } from '../state'
import { nameOf, ownerOf, playerAt } from '../table'
import type { DieId } from '../vocabulary'
import { adventureOf, changeAdventure, changePlayer, say, type Work } from '../work'
import { actionOf, rowOf, seaCardOf } from './sea'
import { listed, shipName } from './shipNames'

/** A player who sank the Ship; several may have (RB-216). */
export interface Credit {
  readonly seat: Seat
  readonly boarded: boolean
  /** The Ship that boarded it. */
  readonly by?: DieId
}

export interface Sinking {
  readonly die: SeaDie
  /** Empty: nobody sank it (RB-7a). */
  readonly credits: readonly Credit[]
}

/** Takes dice out of the Sea without sinking them. */
export function removeFromSea(work: Work, ids: readonly DieId[]): void {
  changeAdventure(work, { sea: adventureOf(work.state).sea.filter(die => !ids.includes(die.id)) })
}

/** Sinks all these Ships at the same moment. */
export function sink(work: Work, sinkings: readonly Sinking[], rule: string): void {
  if (sinkings.length === 0) return
  const surrendered = new Set(
    sinkings.filter(({ die }) => hasSurrendered(work, die)).map(({ die }) => die.id),
  )
  // While they lie there: what a Ship is called depends on what else shows the same.
  const names = new Map(sinkings.map(({ die }) => [die.id, shipName(work.state, die.id)]))
  removeFromSea(
    work,
    sinkings.map(({ die }) => die.id),
  )
  for (const { die, credits } of sinkings) {
    const once = onePerPlayer(credits)
    for (const credit of once) addTrophy(work, credit, die, surrendered.has(die.id))
    const owner = ownerOf(work.state, die.id)
    if (owner !== undefined) {
      const { sunk } = playerAt(work.state, owner)
      changePlayer(work, owner, { sunk: [...sunk, { die: die.id, by: once.map(({ seat }) => seat) }] })
    }
    say(work, rule, tellSinking(work, names.get(die.id)!, once), {
      kind: 'sink',
      data: {
        die: die.id,
        by: once.map(({ seat }) => seat),
        boarded: once.filter(c => c.boarded).map(c => c.seat),
      },
    })
  }
}

function hasSurrendered(work: Work, die: SeaDie): boolean {
  return actionOf(rowOf(seaCardOf(work.state), die), 'surrender') !== undefined
}

/** RB-216a: two Ships of one player that sink the same Ship take one Trophy; it is boarded if one of them touched. */
function onePerPlayer(credits: readonly Credit[]): readonly MergedCredit[] {
  const bySeat = new Map<Seat, MergedCredit>()
  for (const { seat, boarded, by } of credits) {
    const known = bySeat.get(seat) ?? { seat, boarded: false, boarders: [] }
    const boarders = boarded && by !== undefined ? [...known.boarders, by] : known.boarders
    bySeat.set(seat, { seat, boarded: known.boarded || boarded, boarders })
  }
  return [...bySeat.values()]
}

interface MergedCredit {
  readonly seat: Seat
  readonly boarded: boolean
  readonly boarders: readonly DieId[]
}

function addTrophy(work: Work, credit: MergedCredit, die: SeaDie, surrendered: boolean): void {
  const { seat, boarded, boarders } = credit
  const { hooks } = adventureOf(work.state)
  const hooked = hooks.some(hook => hook.target === die.id && boarders.includes(hook.die))
  const trophy: Trophy = { die: die.id, boarded, surrendered, hooked }
  changePlayer(work, seat, { trophies: [...playerAt(work.state, seat).trophies, trophy] })
}

/** "Yellow sinks and boards red merchant 2", "Yellow and Blue sink and board it": players who did the same are named together. */
function tellSinking(work: Work, name: string, credits: readonly Credit[]): string {
  if (credits.length === 0) return `${name} sinks`
  const acts = [true, false].flatMap(boarded => {
    const seats = credits.filter(credit => credit.boarded === boarded).map(({ seat }) => seat)
    if (seats.length === 0) return []
    const says = (they: string, one: string) => (seats.length === 1 ? does(seats[0]!, they, one) : one)
    const sinks = `${says('sinks', 'sink')}${boarded ? ` and ${says('boards', 'board')}` : ''}`
    return [`${listed(seats.map(seat => nameOf(work.state, seat)))} ${sinks}`]
  })
  return `${acts.join(', ')} ${name}`
}
