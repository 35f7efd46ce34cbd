import type { RattleState } from '../../../rules/rattle-battle/public'
import type { Teller } from '../../../table/desk'
import { bound, type Table } from '../../../table/part'
import type { PlayableName } from '../../sound'
import { createStepTeller } from '../../things/telling'
import { asTold, seenKinds } from './asTold'
import type { SeaDirector } from './director'
import { putDownOf } from './dragging'
import { drawingOf, emptyDrawing, pointsOf } from './drawingOf'
import { drawInk, wipeInk } from './seaInk'

/** Milliseconds from the drawing to what follows, and after that until the next event. */
const look = { before: 900, after: 350 }
/** Kinds whose effect is not waited for by a look at it first. */
const atOnce: ReadonlySet<string> = new Set([
  'dropped',
  'tossed',
  'coins',
  'loot',
  'sink',
  'reveal',
  'layOut',
])

const sounds: Readonly<Partial<Record<string, PlayableName>>> = {
  fire: 'cannon',
  volley: 'cannon',
  explode: 'cannon',
  powderKeg: 'cannon',
  coins: 'gold',
  loot: 'token',
  reveal: 'card-flip',
}

/** Tells what happens in the Sea with lines, numbers and Ships that move, and lets what is handed out go to its owner. */
export function createTeller(table: Table, director: SeaDirector): Teller {
  return createStepTeller<RattleState>(table, {
    sees: ({ kind }) => kind !== undefined && seenKinds.has(kind),
    asTold: (view, event, { after, thrown }) => asTold(view, event, { after: after as RattleState, thrown }),
    show(event, view) {
      const isPutDown = event.kind === 'move' && event.data?.die === putDownOf(table).ship
      const drawing = isPutDown ? emptyDrawing : drawingOf(event, view)
      const points = pointsOf(drawing, view)
      if (points.length > 0) {
        director.frame(points)
        drawInk(table, drawing, view)
      } else if (event.kind !== 'sink') wipeInk(table)
      if (event.kind === 'dropped' || event.kind === 'battleOver') director.showSea()
      return drawing !== emptyDrawing && !atOnce.has(event.kind ?? '') ? look : undefined
    },
    shown({ kind }) {
      // What was drawn for a Ship that leaves goes with it.
      if (kind === 'move' || kind === 'sink') wipeInk(table)
    },
    soundOf: ({ kind }) => sounds[kind ?? ''],
    end: bound(table, wipeInk),
  })
}
