import { percentOf, turnsHome } from '../../../rules/waves-of-fortune/public'
import { plate } from '../../things/layout'
import { cellAt } from './board'
import type { Beside, FortuneView } from './fortuneView'
import { type Odds, oddsInReach, oddsNow } from './risk'
import { onTile, railAt, slip, voyageSlip, wideSlip, wideSlipAt } from './sizes'
import type { FortuneWriter } from './writer'
import { tableFrame } from './writer'

const leftWords = ({ left }: Odds) => `${left.toFixed(1)} crew left on average`
const paper = plate(0.12, '#efe7d6')

/** The chance of every fight in reach, on its space, and that of the current fight beside it. */
export function laySlips(writer: FortuneWriter, view: FortuneView, { isAsked }: Beside): void {
  if (isAsked) {
    layReach(writer, view)
    layVoyage(writer, view)
  }
  layFightOdds(writer, view)
}

function layReach(writer: FortuneWriter, view: FortuneView): void {
  for (const [cell, odds] of oddsInReach(view, view.actor)) {
    const { x, z } = cellAt(cell)
    // What stands on the space hides what lies behind it.
    const isTall = odds.foe !== 'pirate'
    writer.put(tableFrame, `odds:${cell}`, 'slip', x + 0.62, isTall ? z + 1.42 : z - 1.35, slip, {
      label: `A fight on ${cell}: ${percentOf(odds.chance)} to win, ${leftWords(odds)}`,
      front: `odds:${percentOf(odds.chance)}`,
      back: 'odds:',
      lift: onTile + 0.02,
      cut: paper,
    })
  }
}

function layFightOdds(writer: FortuneWriter, view: FortuneView): void {
  const odds = oddsNow(view)
  if (!odds) return
  const told = {
    label: `The chance of this fight: ${percentOf(odds.chance)} to win against ${odds.hp} HP, ${leftWords(odds)}`,
    back: 'odds:',
    cut: paper,
  }
  const words = `${percentOf(odds.chance)}|${odds.hp}|${odds.left.toFixed(1)}`
  if (!view.combat && !view.shown) {
    // Where a card would lie: it is read from as far away as the sea.
    const front = `offer:${words}`
    writer.put(tableFrame, 'odds', 'slip', wideSlipAt.x, 0, voyageSlip, { ...told, front })
    return
  }
  const at = view.combat ? { x: railAt.x + 12.6, z: 11.6 } : wideSlipAt
  const front = `chance:${words}`
  writer.put(tableFrame, 'odds', 'slip', at.x, at.z, wideSlip, { ...told, front })
}

/** What the lines on the sea say, where cards are shown otherwise: meals aboard, turns from home. */
function layVoyage(writer: FortuneWriter, view: FortuneView): void {
  const { phase, actor, players, shown } = view
  if (phase !== 'move' || shown) return
  const { food, cell } = players[actor]!
  const turns = turnsHome(view, actor, cell)
  writer.put(tableFrame, 'voyage', 'slip', wideSlipAt.x, 0, voyageSlip, {
    label: `${food} meals aboard, ${turns} turns from home; the dashed line is as far as they bring the ship home`,
    front: `voyage:${food}|${turns}`,
    back: 'odds:',
    cut: paper,
  })
}
