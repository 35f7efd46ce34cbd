import { createStore, type StoreApi } from 'zustand/vanilla'
import { longRangeMm, type Outline, type PlanePoint, shortRangeMm } from '../measure'
import { measuresOf } from '../table/judge/measures'
import { part, type Table } from '../table/part'
import { labStoreOf } from './labStore'
import { type Lay, layAgainst, lineTo, snapTo } from './layTool'

/** The things to measure with that lie on the table. */
export const toolNames = ['ruler', 'card'] as const
export type ToolName = (typeof toolNames)[number]

/** Length away from the zero edge and width along it, in mm. A card lies with either of its sides along the way. */
export interface ToolShape {
  readonly length: number
  readonly width: number
}

const rulerShape: ToolShape = { length: longRangeMm, width: 25 }

export type ToolPlace =
  /** On the table, beside the box. */
  | { readonly kind: 'home' }
  | { readonly kind: 'free'; readonly lay: Lay }
  | {
      readonly kind: 'laid'
      readonly die: string
      readonly turnDeg: number
      readonly asideMm: number
      /** The die whose line it has snapped to, and what it reads there. */
      readonly target: string | undefined
      readonly mm: number | undefined
    }

export interface LabTools {
  readonly ruler: ToolPlace
  readonly card: ToolPlace
  /** The card's long side points away from the die: long range; else the short one. */
  readonly cardIsLong: boolean
}

const home: ToolPlace = { kind: 'home' }

/** Tools lie against dice that lie there: when the dice are taken up, so are the tools. */
export const labToolsOf = part((table): StoreApi<LabTools> => {
  const tools = createStore<LabTools>(() => ({ ruler: home, card: home, cardIsLong: true }))
  labStoreOf(table).subscribe((now, before) => {
    if (now.lying === before.lying) return
    for (const tool of toolNames) {
      const place = tools.getState()[tool]
      if (place.kind !== 'laid') continue
      if (now.lying.some(die => die.id === place.die)) layTool(table, tool, place.die, place.turnDeg)
      else putToolAway(table, tool)
    }
  })
  return tools
})

export function shapeOf(tool: ToolName, tools: LabTools): ToolShape {
  if (tool === 'ruler') return rulerShape
  return tools.cardIsLong
    ? { length: longRangeMm, width: shortRangeMm }
    : { length: shortRangeMm, width: longRangeMm }
}

/** Where a tool lies; undefined at home. */
export function layOf(table: Table, tool: ToolName, tools: LabTools): Lay | undefined {
  const place = tools[tool]
  if (place.kind === 'home') return undefined
  if (place.kind === 'free') return place.lay
  const outline = outlineNamed(table, place.die)
  return outline && layAgainst(outline, place.turnDeg, place.asideMm)
}

const outlineNamed = (table: Table, id: string): Outline | undefined =>
  measuresOf(labStoreOf(table).getState().lying).outlines.get(id)

const put = (table: Table, tool: ToolName, place: ToolPlace) => labToolsOf(table).setState({ [tool]: place })

const wholeTurn = (degrees: number) => degrees - 360 * Math.floor(degrees / 360)

/** Lays a tool against a die, pointing somewhere; it snaps to the line to another die if it nearly points there. */
export function layTool(table: Table, tool: ToolName, die: string, turnDeg: number, snaps = true): void {
  const { lying } = labStoreOf(table).getState()
  const { outlines } = measuresOf(lying)
  const outline = outlines.get(die)
  if (!outline) return
  const { length } = shapeOf(tool, labToolsOf(table).getState())
  const snap = snaps ? snapTo(outline, outlines.values(), turnDeg, length) : undefined
  put(table, tool, {
    kind: 'laid',
    die,
    turnDeg: snap?.turnDeg ?? wholeTurn(turnDeg),
    asideMm: snap?.asideMm ?? 0,
    target: snap?.target,
    mm: snap?.pair.mm,
  })
}

/** Lays a tool from one die straight towards another. */
export function layBetween(table: Table, tool: ToolName, from: string, to: string): void {
  const { outlines } = measuresOf(labStoreOf(table).getState().lying)
  const [a, b] = [outlines.get(from), outlines.get(to)]
  const line = a && b && lineTo(a, b)
  if (!line) return
  put(table, tool, {
    kind: 'laid',
    die: from,
    turnDeg: line.turnDeg,
    asideMm: line.asideMm,
    target: to,
    mm: line.pair.mm,
  })
}

/** Turns a laid tool about its die by this many degrees, leaving a line it had snapped to. */
export function turnTool(table: Table, tool: ToolName, byDeg: number): void {
  const place = labToolsOf(table).getState()[tool]
  if (place.kind !== 'laid') return
  // Small turns must be able to leave the line; large ones look for the next.
  layTool(table, tool, place.die, place.turnDeg + byDeg, Math.abs(byDeg) > 5)
}

export function moveTool(table: Table, tool: ToolName, from: PlanePoint, turnDeg: number): void {
  put(table, tool, { kind: 'free', lay: { from, turnDeg: wholeTurn(turnDeg) } })
}

export function putToolAway(table: Table, tool: ToolName): void {
  if (labToolsOf(table).getState()[tool].kind !== 'home') put(table, tool, home)
}

export function flipCard(table: Table): void {
  const labTools = labToolsOf(table)
  labTools.setState(({ cardIsLong }) => ({ cardIsLong: !cardIsLong }))
  const { card } = labTools.getState()
  if (card.kind === 'laid') layTool(table, 'card', card.die, card.turnDeg)
}
