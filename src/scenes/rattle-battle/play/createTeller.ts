import { desk, type Teller, type Told } from '../../../match/desk'
import { tableSettings } from '../../../match/table/tableSettings'
import type { RuleEvent } from '../../../rules/game'
import type { RattleState } from '../../../rules/rattle-battle/state'
import type { PlayableName } from '../../sound'
import { ears } from '../../table/ears'

import { asTold, seenKinds } from './asTold'
import type { Director } from './director'
import { putDown } from './dragging'
import { drawingOf, emptyDrawing, pointsOf } from './drawingOf'
import { drawInk, wipeInk } from './seaInk'
import { whenThingsLie } from './thingsAtRest'

/** Milliseconds from the drawing to what comes of it, and after that until the next event. */
const dwellMs = { look: 900, after: 350 }
const paceShare = { calm: 1, brisk: 0.4, 'at once': 0 } as const
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
export function createTeller(director: Director): Teller {
  const shownView = () => desk.state.getState().view as RattleState

  return {
    takes: events => events.some(isSeen),
    async tell({ event, after, thrown, pace, signal }: Told) {
      const view = shownView()
      const isPutDown = event.kind === 'move' && event.data?.die === putDown.ship
      const drawing = isPutDown ? emptyDrawing : drawingOf(event, view)
      const points = pointsOf(drawing, view)
      if (points.length > 0) {
        director.frame(points)
        drawInk(drawing, view)
      } else if (event.kind !== 'sink') wipeInk()
      if (event.kind === 'dropped' || event.kind === 'battleOver') director.showSea()
      const isLookedAt = drawing !== emptyDrawing && !atOnce.has(event.kind ?? '')
      if (isLookedAt) await pause(dwellMs.look * paceShare[pace], signal)
      if (signal.aborted) return finish()
      const sound = sounds[event.kind ?? '']
      if (sound) ears.sound?.play(sound, { strength: 0.6 })
      finish()
      await whenThingsLie(signal)
      if (isLookedAt) await pause(dwellMs.after * paceShare[pace], signal)

      /** The table then shows what has been told, unless it shows something else by now. */
      function finish() {
        if (desk.state.getState().telling?.event !== event) return
        const told = asTold(shownView(), event, { after: after as RattleState, thrown })
        if (told === shownView()) return
        // What was drawn for a Ship that leaves goes with it.
        if (event.kind === 'move' || event.kind === 'sink') wipeInk()
        desk.state.setState({ view: told })
      }
    },
    end: wipeInk,
  }
}

const isSeen = ({ kind }: RuleEvent) => kind !== undefined && seenKinds.has(kind)

function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted || tableSettings.getState().picture !== 'drawn') return Promise.resolve()
  return new Promise(resolve => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
}
