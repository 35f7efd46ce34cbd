import type { Layout } from '../../things/layout'
import { layBoard } from './board'
import { layDecks } from './decks'
import { layFight } from './fight'
import type { Beside, FortuneView } from './fortuneView'
import { layPlayer } from './playerThings'
import { layShips } from './ships'
import { laySlips } from './slips'
import { layWrecks } from './wrecks'
import { createWriter } from './writer'

/** Where everything of a game lies. It reads nothing that the view does not say; all look from the south, with their own things near. */
export function layoutOf(view: FortuneView, beside: Beside = {}): Layout {
  const writer = createWriter()
  layBoard(writer, view)
  layDecks(writer, view)
  if (view.claims === undefined) {
    for (const seat of view.players.keys()) layPlayer(writer, view, seat, beside)
    layWrecks(writer, view, beside.own)
    layShips(writer, view, beside.helm)
    laySlips(writer, view, beside)
  }
  layFight(writer, view, beside)
  return { things: writer.things }
}
