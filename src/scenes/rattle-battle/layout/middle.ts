import {
  adventureCard,
  type PileId,
  pileIds,
  questsOf,
  type RattleState,
  specialKindOf,
} from '../../../rules/rattle-battle/public'
import { lootPrint, lootWords } from './lootWords'
import {
  boardThickness,
  boxHalf,
  boxHeight,
  cardSize,
  fleetTray,
  lootToken,
  openCardScale,
  questMarker,
  rollTray,
  scenarioBoard,
  tableTop,
  wantedToken,
} from './sizes'
import { type Frame, type LayoutWriter, tableFrame } from './writer'

/** Where what belongs to everybody lies beside the Sea Box, in cm: the board of Quests in the west, the card in the east. */
const questBoardAt = { x: -28.6, z: -7.4 }
const pilesAt = { x: -21.8, z: 6.2, step: 7 }
const openCardAt = { x: 22.2, z: -8.4 }
/** While Ships are sent it is held out to the viewer over the empty Sea Box, beside the strip where they are mustered. */
const heldOut = { u: 11.5, v: -7, lift: 8.2 } as const
export const poolAt = { x: 24.5, z: 5.6 }
/** The Wanted token waits here until somebody leads. */
const wantedAt = { x: -41.6, z: -3 }
/** Adventures that are over, beside the pool. */
const playedAt = { x: 36.8, z: 11.4 }
const bagAt = { x: 36.6, z: -9 }
const discardAt = { x: 34.6, z: 1.2 }

const pileNames: Readonly<Record<PileId, string>> = {
  soft: 'Soft Adventures',
  hard: 'Hard Adventures',
  final: 'Final Adventure',
  crazy: 'Crazy Adventures',
  intro: 'Introductory Adventures',
}

/** A step of the Quest board: where its square is printed, from the board's middle. */
export function questStep(quest: number, stage: number): { u: number; v: number } {
  return { u: -3.4 + stage * 3, v: -3.6 + quest * 2.35 }
}

export function layMiddle(writer: LayoutWriter, view: RattleState, sea: Frame, viewer: Frame): void {
  const frame = tableFrame
  writer.put(
    sea,
    'box',
    'box',
    0,
    0,
    { width: boxHalf * 2, depth: boxHalf * 2, height: boxHeight },
    { label: 'The Sea Box' },
  )
  layQuests(writer, view)
  const { adventure } = view
  if (adventure) {
    const { name, pile } = adventureCard(adventure.card)
    const { width, depth, height } = cardSize
    const isBriefing = view.phase.startsWith('briefing')
    writer.put(
      isBriefing ? viewer : frame,
      `card:${adventure.card}`,
      'card',
      isBriefing ? heldOut.u : openCardAt.x,
      isBriefing ? heldOut.v : openCardAt.z,
      { width: width * openCardScale, depth: depth * openCardScale, height },
      {
        label: `The Adventure ${name}`,
        front: `adventure:${adventure.card}`,
        back: `back:${pile}`,
        item: adventure.card,
        // It comes from its pile and goes to those that have been played.
        home: isBriefing ? `deck:${pile}` : 'deck:played',
        lift: isBriefing ? heldOut.lift : 0,
      },
    )
  }
  writer.put(frame, 'pool', 'tray', poolAt.x, poolAt.z, fleetTray, { label: 'The pool of merchants' })
  layPlayed(writer, view)
  layLoot(writer, view)
  if (isRolling(view))
    writer.put(sea, 'roll-tray', 'roll-tray', 0, 0, rollTray, {
      label: 'A tray to roll in, in the Sea Box',
      lift: -tableTop,
    })
  if (view.options.scenario === 'norrington' && view.wanted === undefined)
    writer.put(frame, 'wanted', 'wanted', wantedAt.x, wantedAt.z, wantedToken, {
      label: 'The Wanted token: nobody has it',
      front: 'wanted',
    })
}

/** Is it rolled instead of dropped: in some mini-games, and to settle a tie? */
function isRolling({ adventure, rollOff, phase }: RattleState): boolean {
  if (rollOff) return true
  if (!adventure || !phase.startsWith('crazy.')) return false
  const card = adventureCard(adventure.card)
  return card.kind === 'crazy' && card.diceUse === 'roll'
}

function layQuests(writer: LayoutWriter, view: RattleState): void {
  const frame = tableFrame
  const { options, quest, stage, piles } = view
  writer.put(frame, 'scenario', 'scenario', questBoardAt.x, questBoardAt.z, scenarioBoard, {
    label: 'The Scenario board',
    front: `scenario:${options.scenario}`,
  })
  const quests = questsOf(options.scenario)
  const isInPort = view.visit !== undefined
  const step = questStep(Math.min(quest, quests.length - 1), isInPort ? (quests[quest]?.length ?? 1) : stage)
  writer.put(frame, 'marker:quest', 'marker', questBoardAt.x + step.u, questBoardAt.z + step.v, questMarker, {
    label: `Quest ${quest + 1}, ${isInPort ? 'in the Port' : `Adventure ${stage + 1}`}`,
    front: 'marker:quest',
    lift: boardThickness,
  })
  const shown = pileIds.filter(pile => (options.scenario === 'intro' ? pile === 'intro' : pile !== 'intro'))
  for (const [index, pile] of shown.entries()) {
    const count = piles.adventures[pile].length
    if (count === 0) continue
    writer.put(
      frame,
      `deck:${pile}`,
      'deck',
      pilesAt.x - index * pilesAt.step,
      pilesAt.z,
      { ...cardSize, height: cardSize.height * count },
      {
        label: `${pileNames[pile]}, ${count} left`,
        front: `back:${pile}`,
        back: `back:${pile}`,
        faceUp: false,
        count,
        pile,
      },
    )
  }
}

function layPlayed(writer: LayoutWriter, { piles: { played } }: RattleState): void {
  const last = played.at(-1)
  if (last === undefined) return
  const { name, pile } = adventureCard(last)
  const count = played.length
  writer.put(
    tableFrame,
    'deck:played',
    'deck',
    playedAt.x,
    playedAt.z,
    { ...cardSize, height: cardSize.height * count },
    {
      label: `${count === 1 ? '1 Adventure' : `${count} Adventures`} played, ${name} on top`,
      front: `adventure:${last}`,
      back: `back:${pile}`,
      count,
    },
  )
}

function layLoot(writer: LayoutWriter, view: RattleState): void {
  const frame = tableFrame
  writer.put(
    frame,
    'bag',
    'bag',
    bagAt.x,
    bagAt.z,
    { width: 8.4, depth: 8.4, height: 9.5 },
    { label: `The Loot bag, ${view.bag.length} tokens`, count: view.bag.length },
  )
  // Columns by type, so that one sees at a glance what has been paid.
  const heights = new Map<string, number>()
  for (const token of view.discard) {
    const print = lootPrint(view, token)
    const column = specialKindOf(token) ? 'loot:special' : print
    const level = heights.get(column) ?? 0
    heights.set(column, level + 1)
    const index = ['loot:spices', 'loot:rum', 'loot:fabrics', 'loot:valuables'].indexOf(column)
    const [u, v] = index < 0 ? [4, 2.5] : [(index % 2) * 2.5, Math.floor(index / 2) * 2.5]
    writer.put(
      frame,
      `token:${token}`,
      'loot',
      discardAt.x + u + (level % 3) * 0.06,
      discardAt.z + v - (level % 2) * 0.07,
      lootToken,
      {
        label: `${lootWords(view, token)}, discarded`,
        front: print,
        back: 'loot:back',
        item: token,
        lift: level * boardThickness,
        turn: ((level * 7) % 5) * 0.12 - 0.24,
        home: 'bag',
      },
    )
  }
}
