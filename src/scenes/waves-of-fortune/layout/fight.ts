import { diceInHand, foeNames } from '../../../rules/waves-of-fortune/public'
import { disc, plate, type ThingId } from '../../things/layout'
import type { Beside, FortuneView, LineUp, Shows } from './fortuneView'
import { cube, die as dieSize, onRail, outcome, rail, railAt, restAt, trayAt, trayHalf } from './sizes'
import type { FortuneWriter } from './writer'
import { tableFrame } from './writer'

/** All dice of the game: four of the crews, three of the pirates. */
export const fortuneDice: readonly string[] = [
  ...[1, 2, 3, 4].map(index => `crew-${index}`),
  ...[1, 2, 3].map(index => `pirate-${index}`),
]
export const dieThing = (die: string): ThingId => `die:${die}`

/** Height of the tray's felt above the table. */
export const feltLift = 0.3

/** Tray, rail and dice; what is left of the foe. */
export function layFight(writer: FortuneWriter, view: FortuneView, beside: Beside): void {
  writer.put(
    tableFrame,
    'tray',
    'tray',
    trayAt.x,
    trayAt.z,
    { width: trayHalf * 2, depth: trayHalf * 2, height: 3.3 },
    {
      label: 'The tray that dice fall into',
    },
  )
  const { combat } = view
  const lineUp = view.lineUp ?? (combat ? beside.lineUp : undefined)
  const foe = combat?.foe ?? lineUp?.foe
  writer.put(tableFrame, 'rail', 'rail', railAt.x, railAt.z, rail, {
    label: foe ? `The fight against ${foeNames[foe]}` : 'Where the dice of a fight are lined up',
    front: `rail:${foe ?? 'none'}`,
    back: 'rail:none',
    cut: plate(0.4, '#4a3019'),
  })
  for (let index = 0; index < (combat?.hp ?? 0); index++) {
    const { u, v, pitch } = onRail.hp
    writer.put(
      { ...railAt, yaw: 0 },
      `foe:${index}`,
      'crew',
      u + (index % 5) * pitch,
      v + Math.floor(index / 5) * pitch,
      cube,
      { label: foe ? foeNames[foe] : 'foe', lift: rail.height, item: 'foe', home: 'bowl:crew' },
    )
  }
  layDice(writer, view, lineUp, beside)
  if (lineUp) layOutcomes(writer, lineUp)
}

function layDice(writer: FortuneWriter, view: FortuneView, lineUp: LineUp | undefined, beside: Beside): void {
  const placed = new Set<string>()
  const put = (id: string, x: number, z: number, face: number, words: string, more = {}) => {
    if (placed.has(id)) return
    placed.add(id)
    writer.put(tableFrame, dieThing(id), 'die', x, z, dieSize, {
      label: `${id.startsWith('pirate') ? 'Red die' : 'Ivory die'}, ${words}`,
      die: 'd6',
      face,
      item: id,
      ...more,
    })
  }
  const lying = view.fallen ?? view.roll?.lying ?? []
  for (const { id, face, x, y, yaw } of lying)
    put(id, trayAt.x + x / 10, trayAt.z - y / 10, face, `showing ${face}`, {
      lift: feltLift,
      turn: (yaw * Math.PI) / 180,
    })
  const onRow = (row: readonly Shows[], u: number) => {
    for (const [index, { id, face }] of row.entries())
      put(id, railAt.x + u, railAt.z + onRail.first + index * onRail.pitch, face, `showing ${face}`, {
        lift: rail.height,
      })
  }
  if (lineUp) {
    onRow(lineUp.crew, onRail.crew)
    onRow(lineUp.foes, onRail.foe)
    for (const [index, { id, face }] of lineUp.spare.entries())
      put(
        id,
        railAt.x + onRail.crew,
        railAt.z + onRail.spare + index * 2,
        face,
        `put aside, showing ${face}`,
        {
          lift: rail.height,
        },
      )
  } else if (view.combat?.foeDice) onRow(foesOf(view, view.combat.foeDice, beside), onRail.foe)
  for (const [index, id] of fortuneDice.entries())
    put(id, restAt.x + index * restAt.step + (index > 3 ? 0.6 : 0), restAt.z, 1, 'not in use')
}

/** The foe's dice in their row, each the very die that has fallen so. */
function foesOf(view: FortuneView, faces: readonly number[], { faces: known }: Beside): readonly Shows[] {
  const ids = fortuneDice.filter(id => id.startsWith('pirate')).slice(0, faces.length)
  const shown = ids.map(id => ({ id, face: known?.get(id) ?? 0 }))
  const isSame = [...shown.map(({ face }) => face)].sort().join() === [...faces].sort().join()
  return sorted(isSame ? shown : ids.map((id, index) => ({ id, face: faces[index]! })), view)
}

function sorted(row: readonly Shows[], { options }: FortuneView): readonly Shows[] {
  const sign = options.dicePairing === 'from-highest' ? -1 : 1
  return [...row].sort((a, b) => sign * (a.face - b.face))
}

/** A marker between two dice shows which crew has lost a fighter. */
function layOutcomes(writer: FortuneWriter, { pairs }: LineUp): void {
  for (const [index, { crewWins, crew, foe }] of pairs.entries())
    writer.put(
      { ...railAt, yaw: 0 },
      `outcome:${index}`,
      'outcome',
      0,
      onRail.first + index * onRail.pitch,
      outcome,
      {
        label: `${crew} against ${foe}: ${crewWins ? 'the foe loses one' : 'the crew loses one'}`,
        front: crewWins ? 'outcome:won' : 'outcome:lost',
        back: 'outcome:won',
        lift: rail.height,
        cut: disc('#efe7d6'),
        isRound: true,
      },
    )
}

/** The dice that are in a hand, or have fallen and do not count yet. */
export function inHandOf({ roll }: FortuneView): readonly string[] {
  return roll ? diceInHand(roll) : []
}
