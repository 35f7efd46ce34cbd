/** Ships that go down, and what they leave behind (3.11). */
import type { Seat } from '../game'
import { does } from '../sentence'
import { nameOf } from './seating'
import { joined } from './vocabulary'
import { changePlayer, changeTile, playerAt, say, tileAt, type Work } from './work'

/** WF-95 to WF-97: gold and maps stay on the space, crew and food go back; chest, upgrades and gem are kept. */
export function sink(work: Work, seat: Seat, rule: string, why: string): void {
  const { cell, shipGold, maps } = playerAt(work.state, seat)
  const name = nameOf(work.state, seat)
  say(work, rule, `${name} ${does(seat, 'sinks', 'sink')} at ${cell}: ${why}`, 'sunk', { seat, cell })
  // WF-96b: with neither gold nor maps nothing marks the place.
  if (shipGold > 0 || maps.length > 0) {
    const { wrecks } = tileAt(work.state, cell)
    changeTile(work, cell, { wrecks: [...wrecks, { owner: seat, gold: shipGold, maps }] })
    const text = `${name} ${does(seat, 'leaves', 'leave')} ${lootWords(shipGold, maps.length)} in the wreck at ${cell}`
    say(work, 'WF-96', text, 'wreck', { seat, cell, gold: shipGold, maps })
  }
  changePlayer(work, seat, {
    afloat: false,
    crew: 0,
    food: 0,
    shipGold: 0,
    maps: [],
    wind: false,
    becalmed: false,
  })
}

/** Of a wreck, which is never without both. */
function lootWords(gold: number, maps: number): string {
  const charts = maps > 0 ? [maps === 1 ? 'a map' : `${maps} maps`] : []
  return joined([...(gold > 0 ? [`${gold} gold`] : []), ...charts])
}

/** WF-99: everything on the space, of all wrecks. */
export function salvage(work: Work, seat: Seat): void {
  const { cell, shipGold, maps } = playerAt(work.state, seat)
  const { wrecks } = tileAt(work.state, cell)
  if (wrecks.length === 0) return
  const gold = wrecks.reduce((sum, wreck) => sum + wreck.gold, 0)
  const found = wrecks.flatMap(wreck => wreck.maps)
  changeTile(work, cell, { wrecks: [] })
  changePlayer(work, seat, { shipGold: shipGold + gold, maps: [...maps, ...found] })
  const text = `${nameOf(work.state, seat)} ${does(seat, 'salvages', 'salvage')} ${lootWords(gold, found.length)} at ${cell}`
  say(work, 'WF-99', text, 'salvaged', { seat, cell, gold, maps: found })
}
