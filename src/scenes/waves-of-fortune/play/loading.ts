import type { HomeServices, UpgradeId } from '../../../rules/waves-of-fortune/public'
import type { NamedChoice } from '../../../table/choosing'
import type { Choice } from '../../../table/desk'
import { fillIn, fillingOf } from '../../../table/filling'
import type { Table } from '../../../table/part'
import type { ThingId } from '../../things/layout'
import { areaThing, chestThing, type FortuneView } from '../layout'

/** At home, and before the first turn, the hold is filled piece by piece: these things change the order so far. */
export function loadingThings(
  view: FortuneView,
  seat: number,
  choices: readonly Choice[],
): readonly NamedChoice[] {
  const things: ThingId[] = ['bowl:crew', 'bowl:food']
  const services = choices.flatMap(({ move }) => (isServices(move) ? move : []))
  const upgrades = new Set(services.flatMap(({ buy }) => buy))
  things.push(...[...upgrades].map(name => `upgrade-card:${name}`))
  if (services.length > 0 && view.players[seat]!.shipGold > 0) things.push(areaThing(seat), chestThing(seat))
  return things.map(id => ({ choice: undefined, things: [id] }))
}

const isServices = (move: Choice['move']): move is HomeServices => move.kind === 'homeServices'

/** A tap on one of them; true if it has changed something. */
export function tapLoading(table: Table, id: ThingId, view: FortuneView): boolean {
  const { move, values } = fillingOf(table).getState()
  if (!move) return false
  const [kind = '', name = ''] = id.split(':')
  if (kind === 'bowl') {
    const now = values[name]
    if (typeof now !== 'number') return false
    fillIn(table, name, now + 1)
    return true
  }
  if (kind === 'upgrade-card') {
    const bought = (values.buy ?? []) as readonly string[]
    const upgrade = name as UpgradeId
    fillIn(
      table,
      'buy',
      bought.includes(upgrade) ? bought.filter(one => one !== upgrade) : [...bought, upgrade],
    )
    return true
  }
  const seat = move.seat
  if (id === areaThing(seat) || id === chestThing(seat)) {
    const all = view.players[seat]!.shipGold
    fillIn(table, 'bank', values.bank === all ? 0 : all)
    return true
  }
  return false
}
