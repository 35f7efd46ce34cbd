import type { RuleEvent } from '../../../rules/game'
import { deskOf, type Teller } from '../../../table/desk'
import type { Table } from '../../../table/part'
import type { PlayableName } from '../../sound'
import type { CameraSpot } from '../../things/layout'
import { createStepTeller, type Director, type Look } from '../../things/telling'
import { cardSpot, type FortuneView, railSpot, tableSpot, traySpot } from '../layout'
import { lastFaces, remember } from '../memory'
import { asTold, isSeen } from './asTold'

/** How long an event is looked at before and after it changes the table, in ms. */
const looks: Readonly<Record<string, Look>> = {
  moved: { before: 0, after: 200 },
  rammed: { before: 100, after: 350 },
  pushed: { before: 0, after: 450 },
  tileTurned: { before: 150, after: 500 },
  cardDrawn: { before: 200, after: 1900 },
  tokenPlaced: { before: 0, after: 500 },
  mapFound: { before: 0, after: 700 },
  gold: { before: 0, after: 550 },
  cargoGained: { before: 0, after: 350 },
  cargoLost: { before: 150, after: 400 },
  fed: { before: 0, after: 100 },
  sunk: { before: 350, after: 900 },
  salvaged: { before: 100, after: 600 },
  fightBegan: { before: 0, after: 500 },
  thrown: { before: 0, after: 350 },
  round: { before: 150, after: 1900 },
  foeBeaten: { before: 200, after: 600 },
  kingBeaten: { before: 200, after: 1200 },
  banked: { before: 0, after: 500 },
  bought: { before: 0, after: 400 },
  repaired: { before: 0, after: 400 },
}

const spots: Readonly<Record<string, CameraSpot>> = {
  moved: tableSpot,
  teleported: tableSpot,
  rammed: tableSpot,
  cardDrawn: cardSpot,
  gold: tableSpot,
  cargoGained: tableSpot,
  cargoLost: tableSpot,
  mapFound: tableSpot,
  tokenPlaced: tableSpot,
  sunk: tableSpot,
  salvaged: tableSpot,
  banked: tableSpot,
  foeDice: traySpot,
  fightBegan: traySpot,
  round: railSpot,
  foeBeaten: tableSpot,
  kingBeaten: tableSpot,
}

const sounds: Readonly<Partial<Record<string, PlayableName>>> = {
  tileTurned: 'tile',
  cardDrawn: 'card-flip',
  tokenPlaced: 'token',
  mapFound: 'paper',
  gold: 'gold',
  salvaged: 'gold',
  banked: 'chest',
  bought: 'token',
  cargoGained: 'tick',
  cargoLost: 'tick',
  rammed: 'cannon',
  sunk: 'bell',
  round: 'die',
  foeBeaten: 'cannon',
  kingBeaten: 'cannon',
}

/** Tells a voyage: ships sail, tiles are turned, cards shown, dice lined up, cubes and gold go where they belong. */
export function createTeller(table: Table, director: Director): Teller {
  return createStepTeller<FortuneView>(table, {
    sees: isSeen,
    asTold(view, event) {
      const told = asTold(withFaces(table, view), event)
      if (event.kind === 'round') remember(table, told.lineUp)
      else if (event.kind === 'fightersSent' || event.kind === 'fightBegan') remember(table, undefined)
      return told
    },
    show(event: RuleEvent, view) {
      const kind = event.kind ?? ''
      const isStaying = kind === 'moved' && (event.data?.path as readonly string[] | undefined)?.length === 0
      const spot = isStaying ? undefined : spots[kind]
      // A throw for a card is read in the tray, what it brings on the table.
      if (spot && !(kind === 'cargoGained' && view.shown === undefined)) director.show(spot)
      return looks[kind]
    },
    soundOf: ({ kind }) => sounds[kind ?? ''],
  })
}

function withFaces(table: Table, view: FortuneView): FortuneView {
  return Object.assign({ ...view }, { faces: lastFaces(deskOf(table).state.getState()) })
}
