/** A round in the mind in which a Bonus Movement may follow the Sail: it often makes the last step to a port. */
import { dirCount, spaceCount } from '../../../rules/rolling-seas/grid'
import { targetOf } from '../../../rules/rolling-seas/voyage'
import type { Ship, Study } from '../mind'
import { enter, merit, paidFor, sailed, type Way, waysWith } from '../reach'
import { type Round, withoutSailing } from '../simulate'
import { appraiserOf } from '../worth'

export const playRoundFully: Round = (study, ship, { winds, exploration }, rounds) => {
  const { story, provOnBoard, speed, bonusMoves } = ship.ledger
  const appraise = appraiserOf(study, ship, rounds)
  const stayed = withoutSailing(study, ship, exploration, rounds, appraise)
  let best = stayed.ship
  let most = stayed.worth
  const take = (from: Ship, ways: readonly Way[], worthAt: typeof appraise) => {
    let course: Way | undefined
    for (const way of ways) {
      const worth = worthAt(way.at, story + way.story, provOnBoard - paidFor(way, speed))
      if (worth <= most) continue
      most = worth
      course = way
    }
    if (course) best = sailed(from, course)
  }
  const ways = winds.flatMap(wind => waysWith(study, ship, wind))
  take(ship, ways, appraise)
  if (bonusMoves > 0) {
    const less = { ...ship, ledger: { ...ship.ledger, bonusMoves: bonusMoves - 1 } }
    take(less, withBonus(study, ship, ways), appraiserOf(study, less, rounds))
  }
  return best
}

/** One free step after each way, where that leads to a space that the wind does not reach as well. */
function withBonus({ ways: { chart, corners } }: Study, ship: Ship, ways: readonly Way[]): readonly Way[] {
  const { speed, provOnBoard } = ship.ledger
  const waters = { chart, corners }
  const seas = { active: ship.active, obstacle: chart.obstacle, arrow: chart.arrow }
  const best: (Way | undefined)[] = new Array(spaceCount)
  const isBetter = (way: Way) => {
    const known = best[way.at]
    return !known || merit(way) < merit(known)
  }
  for (const way of ways) if (isBetter(way)) best[way.at] = way
  const found: Way[] = []
  for (const way of ways) {
    if (best[way.at] !== way) continue
    for (let dir = 0; dir < dirCount; dir++) {
      const target = targetOf(waters, way.at, dir)
      if (typeof target === 'string') continue
      const next = enter(way, target, way.cost, seas)
      if (next.inStorm || paidFor(next, speed) > provOnBoard || !isBetter(next)) continue
      best[next.at] = next
      found.push(next)
    }
  }
  return found.filter(way => best[way.at] === way)
}
