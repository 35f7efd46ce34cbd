import type { RattleMove } from '../../../rules/rattle-battle/moves'
import { locationOf, locationsAhead } from '../../../rules/rattle-battle/port/visit'
import type { Location } from '../../../rules/rattle-battle/vocabulary'
import type { Mind } from '../mind'

/** On to where something is wanted, past everything else (RB-310a). A new Sailor changes all that comes after. */
export function goOn({ state, seat }: Mind, isWanted: (location: Location) => boolean): RattleMove {
  const ahead = locationsAhead(state, seat)
  const wanted = ahead.filter(isWanted)
  const isTavernNext = wanted[0] === 'tavern'
  const stops = isTavernNext ? wanted.slice(0, 1) : wanted
  const isAll = stops.length === 0 || stops.at(-1) === ahead[stops.length - 1]
  return isAll || locationOf(state, seat) === 'guild'
    ? { kind: 'portDone', seat }
    : { kind: 'portDone', seat, stops }
}
