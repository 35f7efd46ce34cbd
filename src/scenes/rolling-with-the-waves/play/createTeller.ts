import type { Seat } from '../../../rules/game'
import type { CannonId, Icon, RollingWavesState, Volley } from '../../../rules/rolling-with-the-waves/public'
import { deskOf, type Teller, type Told } from '../../../table/desk'
import type { Table } from '../../../table/part'
import type { PlayableName } from '../../sound'
import { tableSoundOf } from '../../table/tableSound'
import { createStepTeller, type Director, pause, whenThingsLie } from '../../things/telling'
import { whenInkIsDry } from '../ink'
import {
  chestSquares,
  mapSize,
  mapSpot,
  mapsSpot,
  middleOf,
  onMap,
  partArea,
  type Spot,
  tableSpot,
  tableTop,
  traySpot,
} from '../layout'
import { asTold, robbed, seenKinds } from './asTold'
import { fireBall } from './balls'
import { tableLayout } from './tableLayout'

const look = { before: 250, after: 250 }
const longLook = { before: 700, after: 900 }
const paceSpeed = { calm: 1, brisk: 2.2, 'at once': 40 } as const

const sounds: Readonly<Partial<Record<string, PlayableName>>> = {
  revealed: 'paper',
  buried: 'chest',
  infamyGained: 'tick',
  crewJoined: 'die',
  roundEnd: 'bag',
  end: 'bell',
}

/**
 * Tells a round as it is resolved: eyes go to the map, the marker writes there, cannonballs fly, treasure by treasure is
 * wiped from the one chest and written into the other.
 */
export function createTeller(table: Table, director: Director): Teller {
  const desk = deskOf(table)
  const tableSound = tableSoundOf(table)
  const seen = (): RollingWavesState => desk.state.getState().view as RollingWavesState
  const layout = () => tableLayout(seen(), desk.state.getState().eyes)

  /** Two maps are read side by side: nobody's eyes have to jump. */
  const showMap = (seat: Seat) => {
    const all = layout()
    director.show(all.seats.length === 2 ? mapsSpot(all, [0, 1]) : mapSpot(all, seat))
  }
  const showTable = () => director.show(tableSpot(layout().seats))

  const steps = createStepTeller<RollingWavesState>(table, {
    sees: ({ kind }) => kind !== undefined && seenKinds.has(kind),
    asTold: (view, event) => asTold(view, event),
    show({ kind, data = {} }) {
      switch (kind) {
        case 'written':
        case 'buried':
        case 'raised':
          showMap(data.seat as Seat)
          return look
        case 'infamyGained':
          if (data.source === 'cannon') showMap(data.seat as Seat)
          else showTable()
          return undefined
        case 'revealed':
        case 'roundEnd':
        case 'bagPassed':
          showTable()
          return longLook
        case 'end':
          director.show(traySpot)
          return look
        default:
          return undefined
      }
    },
    soundOf: ({ kind }) => sounds[kind ?? ''],
  })

  return {
    takes: steps.takes,
    end: steps.end,
    async tell(told) {
      if (told.event.kind === 'volley') await tellVolley(told)
      else await steps.tell(told)
      await whenInkIsDry(table, told.signal)
      if (told.event.kind === 'gameOver') await pause(table, 2200, told.signal)
    },
  }

  /** RW-87 to RW-90: shot by shot, the hull first, then what lies on top. */
  async function tellVolley({ event, pace, signal }: Told): Promise<void> {
    const data = (event.data ?? {}) as unknown as Volley & {
      readonly seat: Seat
      readonly shots: number
      readonly blocked: number
      readonly stolen: readonly number[]
    }
    const { seat, target, chest, shots, blocked, stolen, cannons } = data
    const start = seen()
    const speed = paceSpeed[pace]
    const settle = (view: RollingWavesState) => {
      if (desk.state.getState().telling?.event === event) desk.state.setState({ view })
    }
    const whole = robbed(start, seat, data, stolen.length)
    if (signal.aborted || pace === 'at once') return settle(whole)
    director.show(mapsSpot(layout(), target === undefined ? [seat] : [seat, target]))
    await pause(table, 700 / speed, signal)
    for (let shot = 0; shot < shots && !signal.aborted; shot++) {
      const from = aboveMap(seat, middleOfPart(cannonIcon(cannons[shot % cannons.length])))
      const isBlocked = shot < blocked
      const hit = shot - blocked
      const aim =
        target === undefined || chest === undefined
          ? { ...from, z: from.z - 30 }
          : aboveMap(target, isBlocked ? middleOfPart('hull') : topOf(start, target, chest, hit))
      tableSound.sound?.play('cannon', { strength: 0.6 })
      await fireBall(table, from, aim, { bounces: isBlocked, speed, signal })
      if (isBlocked) tableSound.sound?.play('die', { strength: 0.8 })
      if (signal.aborted || hit < 0 || hit >= stolen.length) continue
      settle(robbed(start, seat, data, hit + 1))
      await whenInkIsDry(table, signal)
    }
    settle(whole)
    await whenThingsLie(table, signal)
    await pause(table, 400 / speed, signal)
  }

  function aboveMap(seat: Seat, spot: Spot) {
    const { map } = layout().seats[seat]!
    const { u, v } = onMap(spot)
    return { x: map.x + u, y: tableTop + mapSize.height + 0.5, z: map.z + v }
  }
}

const cannonIcon = (cannon: CannonId | undefined): Icon =>
  cannon === 'small' ? 'smallCannon' : 'largeCannon'

function middleOfPart(icon: Icon): Spot {
  const { x, y, w, h } = partArea(icon)
  return { x: x + w / 2, y: y + h / 2 }
}

/** The square of the treasure that lies on top once this many have been taken. */
function topOf({ players }: RollingWavesState, target: Seat, chest: number, taken: number): Spot {
  const count = players[target]!.chests[chest - 1]!.length
  return middleOf(chestSquares[chest - 1]![Math.max(0, count - 1 - taken)]!)
}
