import { freshSeed } from '../../match/freshSeed'
import { canDo, chosenThings, type OpenTable, type Verb, verbs } from '../../open-table'

/** How many cards each of how many players is dealt, as it was asked for last. */
export const dealing = { each: 5, seats: 4 }

/** Does a verb with what is chosen; `ask` opens the panel that a verb needs. */
export function doVerb(table: OpenTable, verb: Verb, ask: (panel: 'things') => void): void {
  const chosen = chosenThings(table)
  const ids = chosen.map(({ id }) => id)
  const [first] = ids
  // A thing in the hand is turned there; Q, E and F are the keys that people know for it.
  if (table.state.getState().isHeld && (verb === 'turn-left' || verb === 'turn-right')) {
    table.push({ push: 'turn-held', degrees: verb === 'turn-left' ? 15 : -15 })
    return
  }
  if (table.state.getState().isHeld && verb === 'flip') {
    table.push({ push: 'flip-held' })
    return
  }
  if (first === undefined || !canDo(verb, chosen)) {
    table.say(
      first === undefined
        ? 'Choose something first: tap it, draw a loop, or take it from the list.'
        : `“${verbs.find(({ id }) => id === verb)!.label}” means nothing for what is chosen.`,
      true,
    )
    return
  }
  switch (verb) {
    case 'throw':
      table.push({ push: 'throw', ids })
      return
    case 'flip':
      table.act({ act: 'flip', ids })
      return
    case 'turn-left':
    case 'turn-right':
      table.act({ act: 'turn', ids, degrees: verb === 'turn-left' ? 15 : -15 })
      return
    case 'stack':
      table.act({ act: 'stack', ids })
      return
    case 'draw':
      table.act({ act: 'draw', id: first, count: 1 })
      // The pile stays chosen: one draws again from it.
      table.choose([first])
      return
    case 'deal':
      table.act({ act: 'deal', id: first, ...dealing })
      return
    case 'shuffle':
      table.act({ act: 'shuffle', ids, seed: freshSeed() })
      return
    case 'fan':
      table.act({ act: 'fan', id: first })
      return
    case 'copy':
      table.act({ act: 'copy', ids })
      return
    case 'lock':
      table.act({ act: 'lock', ids, isLocked: chosen.some(({ isLocked }) => !isLocked) })
      return
    case 'note':
      ask('things')
      return
    case 'put-away':
      table.act({ act: 'put-away', ids })
  }
}

/** Moves what is chosen along the table, in mm. */
export function nudge(table: OpenTable, x: number, z: number): void {
  const { chosen } = table.state.getState()
  table.push({ push: 'carry', ids: [...chosen], x, z })
}

export const bang = (table: OpenTable) => table.push({ push: 'bang', level: 2 })
