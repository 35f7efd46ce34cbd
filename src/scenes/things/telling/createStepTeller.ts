import type { RuleEvent } from '../../../rules/game'
import { deskOf, type Teller, type Told } from '../../../table/desk'
import type { Table } from '../../../table/part'
import type { PlayableName } from '../../sound'
import { tableSoundOf } from '../../table/tableSound'
import { pause } from './pause'
import { whenThingsLie } from './thingsAtRest'

/** Milliseconds that a look takes before anything happens, and after. */
export interface Look {
  readonly before: number
  readonly after: number
}

/** How a game tells its events, one after another. */
export interface Telling<View> {
  /** Is the event seen on the table, and not only read? */
  sees(event: RuleEvent): boolean
  /** The table once one more event of the entry has been told. */
  asTold(view: View, event: RuleEvent, told: Told): View
  /** Turns camera and pens to where it happens; returns how long to look, if at all. */
  show?(event: RuleEvent, view: View, told: Told): Look | undefined
  /** Is called when the table shows the event: what was drawn for it may go. */
  shown?(event: RuleEvent): void
  soundOf?(event: RuleEvent): PlayableName | undefined
  /** The entry is over. */
  end?(): void
}

const paceShare = { calm: 1, brisk: 0.4, 'at once': 0 } as const

/** Tells events on the table itself: eyes go there, the table changes, things come to rest, and the next one follows. */
export function createStepTeller<View>(table: Table, game: Telling<View>): Teller {
  const desk = deskOf(table)
  const shownView = () => desk.state.getState().view as View
  return {
    takes: events => events.some(event => game.sees(event)),
    async tell(told: Told) {
      const { event, pace, signal } = told
      const look = game.show?.(event, shownView(), told)
      if (look) await pause(table, look.before * paceShare[pace], signal)
      if (signal.aborted) return finish()
      const sound = game.soundOf?.(event)
      if (sound && pace !== 'at once') tableSoundOf(table).sound?.play(sound, { strength: 0.6 })
      finish()
      await whenThingsLie(table, signal)
      if (look) await pause(table, look.after * paceShare[pace], signal)

      /** The table then shows what has been told, unless it shows something else by now. */
      function finish() {
        if (desk.state.getState().telling?.event !== event) return
        const view = game.asTold(shownView(), event, told)
        if (view === shownView()) return
        game.shown?.(event)
        desk.state.setState({ view })
      }
    },
    end: () => game.end?.(),
  }
}
