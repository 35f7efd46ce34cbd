/** The course of turns: start, movement, the rest, feeding, the next one (3.3, 5.4). */
import type { Seat } from '../game'
import { does } from '../sentence'
import { feedCrew, hasUpgrade } from './cargo'
import { reefThrowNeeded } from './data/tiles'
import { endGame } from './ending'
import type { Cell } from './grid'
import { startLanding, stepLanding } from './landing'
import { homeCell, isAtHome, nameOf, nextInOrder, shipOn, turnOrder } from './seating'
import { askForThrow } from './throwing'
import { change, changePlayer, playerAt, say, tileAt, type Work, waitFor } from './work'

/** WF-20 to WF-23, WF-98. */
export function startTurn(work: Work, seat: Seat): void {
  const { cell, afloat, becalmed, wind, upgrades } = playerAt(work.state, seat)
  const name = nameOf(work.state, seat)
  change(work, { active: seat, actor: seat, allowance: 0, canTeleport: false })
  say(work, 'WF-19', `${name}'s turn`, 'turn', { seat, round: work.state.round })
  if (!afloat) {
    const home = homeCell(work.state, seat)
    changePlayer(work, seat, { cell: home, afloat: true })
    waitFor(work, 'homeServices', seat)
    say(work, 'WF-98', `${name}'s ship is raised and repaired at ${home}`, 'repaired', { seat, cell: home })
    return
  }
  changePlayer(work, seat, { wind: false, becalmed: false })
  if (becalmed) {
    waitFor(work, 'move', seat)
    say(work, 'WF-22', `${name} ${does(seat, 'is', 'are')} becalmed`, 'becalmed', { seat })
    return
  }
  const tile = tileAt(work.state, cell)
  const allowance = 2 + (upgrades.includes('sails') ? 1 : 0) + (wind ? 1 : 0)
  change(work, { allowance, canTeleport: tile.kind === 'whirlpool' && tile.faceUp })
  const isOnReef = tile.kind === 'reef' && tile.faceUp
  if (isOnReef && !hasUpgrade(playerAt(work.state, seat), 'hull')) askForThrow(work, 'reefThrow', seat, 1)
  else waitFor(work, 'move', seat)
}

/** WF-23: 3 or more and the ship is free. */
export function readReefThrow(work: Work, face: number): void {
  const { active } = work.state
  const isFree = face >= reefThrowNeeded
  if (!isFree) change(work, { allowance: 0 })
  waitFor(work, 'move', active)
  const text = isFree
    ? `${does(active, 'comes', 'come')} off the reef`
    : `${does(active, 'is', 'are')} stuck on the reef`
  say(work, 'WF-23', `${nameOf(work.state, active)} ${text}`, 'reef', { seat: active, isFree })
}

/** The movement is over: ram the ship there, or land (WF-33, WF-43a). */
export function arrive(work: Work, cell: Cell): void {
  const { active } = work.state
  changePlayer(work, active, { cell })
  change(work, { allowance: 0, canTeleport: false })
  startLanding(work, active)
  const rammed = shipOn(work.state, cell, active)
  if (rammed === undefined) return
  waitFor(work, 'ramPush', active)
  const text = `${nameOf(work.state, active)} ${does(active, 'rams', 'ram')} ${nameOf(work.state, rammed)} at ${cell}`
  say(work, 'WF-33', text, 'rammed', { seat: active, rammed, cell })
}

/** From what a move has left to the next decision: landing steps, feeding, the next turn. */
export function carryOn(work: Work): void {
  while (!work.isWaiting) {
    if (work.state.landings.length > 0) stepLanding(work)
    else endTurn(work)
  }
}

/** WF-25, WF-70. */
function endTurn(work: Work): void {
  const { active } = work.state
  const { afloat } = playerAt(work.state, active)
  if (afloat && isAtHome(work.state, active)) {
    waitFor(work, 'homeServices', active)
    return
  }
  if (afloat) feedCrew(work, active)
  nextTurn(work)
}

export function nextTurn(work: Work): void {
  const { active, round, options } = work.state
  const next = nextInOrder(work.state, active)
  const isNewRound = next === turnOrder(work.state)[0]
  if (isNewRound && round === work.state.lastRound) {
    endGame(work, 'WF-122b', 'the rounds after the fall of the Pirate King are over')
    return
  }
  if (isNewRound && round === options.roundLimit) {
    endGame(work, 'WF-126', `${round} rounds were agreed on`)
    return
  }
  if (isNewRound) change(work, { round: round + 1 })
  startTurn(work, next)
}
