import { inNames } from '../../../match/inNames'
import type { PlanePoint } from '../../../measure'
import { endText, type RattleState } from '../../../rules/rattle-battle/public'
import { choosingOf } from '../../../table/choosing'
import { deskOf } from '../../../table/desk'
import type { Table } from '../../../table/part'
import { offerTools, pointedChoiceOf, type TableTool, type TableWord } from '../../../table/tableTools'
import { backFrom, quarterTurn, type Turn, turnedX, turnedZ } from '../../table/turn'
import type { ThingMotion } from '../../things/motion'
import { seaDie } from './seaMeasures'
import { type ShipDrag, shipDrags } from './shipDrag'
import { type ShipInHand, takeShip } from './shipInHand'

/** How far an arrow carries a Ship, in mm, and how far with Shift. */
const stepMm = 5
const fineMm = 0.5
/** A Ship is carried so far beyond its range that the table says why not, in mm. */
const beyondMm = 10

/** The arrows as the picture shows them: to the right and towards the eye. */
const arrows = {
  arrowleft: { right: -1, near: 0 },
  arrowright: { right: 1, near: 0 },
  arrowup: { right: 0, near: -1 },
  arrowdown: { right: 0, near: 1 },
} as const

export interface SteeringParts {
  readonly motion: ThingMotion
  /** How the Sea Box is turned. */
  sea(): Turn
  /** Where the eye stands round the table, in radians. */
  azimuth(): number
}

/** A Ship carried to any point of the Sea by keys, with the same answers as under a pointer. */
export interface Steering {
  /** Offers it where a Ship may go; called when what is asked or picked has changed. */
  offer(): void
  /** Puts back what is carried. */
  end(): void
}

export function createSteering(table: Table, { motion, sea, azimuth }: SteeringParts): Steering {
  const desk = deskOf(table)
  let carried: { readonly ship: ShipDrag; readonly held: ShipInHand; point: PlanePoint } | undefined
  let isOffered = false

  const shipsNow = (): readonly ShipDrag[] => {
    const { phase, asked, view, lookingBack } = desk.state.getState()
    if (phase !== 'asking' || !asked || lookingBack) return []
    return [...shipDrags(asked.choices, choosingOf(table).getState().picked, view as RattleState).values()]
  }

  function offer(): void {
    const ships = shipsNow()
    if (ships.length === 0 && !isOffered) return
    isOffered = ships.length > 0
    if (!carried) offerTools(table, ships.length > 0 ? [takeTool('Steer by arrows')] : [])
    else offerTools(table, steeringTools(ships.length > 1), word(carried))
  }

  const takeTool = (label: string): TableTool => ({ id: 'steer', label, key: 'g', run: takeNext })

  const steeringTools = (hasOthers: boolean): readonly TableTool[] => [
    { id: 'lay', label: 'Lay it here', key: 'enter', isMain: true, takesFocus: true, run: lay },
    { id: 'back', label: 'Put it back', key: 'escape', run: end },
    ...(hasOthers ? [takeTool('Next Ship')] : []),
    ...Object.entries(arrows).flatMap(([key, { right, near }]) => [
      { id: key, label: key, key, isKeyOnly: true, run: () => carry(right * stepMm, near * stepMm) },
      {
        id: `fine ${key}`,
        label: key,
        key: `shift+${key}`,
        isKeyOnly: true,
        run: () => carry(right * fineMm, near * fineMm),
      },
    ]),
  ]

  /** The Ship of the choice that has the focus, else the first; then one after another. */
  function takeNext(): void {
    const ships = shipsNow()
    const last = ships.findIndex(({ dieId }) => dieId === carried?.ship.dieId)
    const { move } = pointedChoiceOf(table).getState()
    const pointed = ships.find(({ dieId }) => move && 'dieId' in move && move.dieId === dieId)
    const ship = carried ? ships[(last + 1) % ships.length] : (pointed ?? ships[0])
    carried?.held.putBack()
    carried = undefined
    const held = ship && takeShip(table, ship, motion, sea())
    if (held) {
      carried = { ship, held, point: held.start }
      held.lift()
    }
    offer()
  }

  function carry(right: number, near: number): void {
    if (!carried) return
    const { ship, held, point } = carried
    // Straight over the Sea, by the side of the table that the eye is nearest to.
    const eye = quarterTurn(Math.round(azimuth() / (Math.PI / 2)))
    const back = backFrom(sea())
    const [x, z] = [turnedX(eye, right, near), turnedZ(eye, right, near)]
    const to = { x: point.x + turnedX(back, x, z), y: point.y - turnedZ(back, x, z) }
    if (Math.hypot(to.x - held.start.x, to.y - held.start.y) > ship.rangeMm + beyondMm) return
    carried.point = to
    held.moveTo(to)
    offer()
  }

  function word({ ship, held, point }: NonNullable<typeof carried>): TableWord {
    const { view, told } = desk.state.getState()
    const state = view as RattleState
    const die = seaDie(state, ship.dieId)
    if (!die || point === held.start)
      return { text: 'Arrows carry it, with Shift half a millimetre at a time.', isSaid: true }
    const { end, refusal } = held
    if (refusal) {
      const why = inNames({ ...refusal, text: refusal.why }, told?.seats)
      return { text: `Not there: ${why}.`, rule: refusal.rule, isBad: true, isSaid: true }
    }
    const where = inNames({ text: endText(state, die, end) }, told?.seats)
    return { text: `It may lie there: ${where}.`, isSaid: true }
  }

  function lay(): void {
    if (!carried || carried.held.refusal) return
    const { held } = carried
    carried = undefined
    held.lay()
    offer()
  }

  function end(): void {
    if (!carried) return
    carried.held.putBack()
    carried = undefined
    offer()
  }

  return { offer, end }
}
