import { useEffect, useMemo, useRef } from 'react'
import { type Group, type Mesh, type Ray, Vector3 } from 'three'
import { useStore } from 'zustand'
import { labStoreOf } from '../../lab/labStore'
import {
  flipCard,
  type LabTools as LabToolsState,
  labToolsOf,
  layOf,
  layTool,
  moveTool,
  shapeOf,
  type ToolName,
} from '../../lab/labTools'
import { atan2Deg, gapToPoint, type Outline, type PlanePoint, polygonDistance } from '../../measure'
import { measuresOf, writtenMm } from '../../table/judge/measures'
import type { Table } from '../../table/part'
import { usePart, useTable } from '../../table/useTable'
import { fetchTogether, partOf, useModel, useTableTexture } from '../table/assets'
import { wake } from '../table/frameLoop'
import { meetLevel, type PointerAt } from '../table/input/pointerDesk'
import { useTouch } from '../table/input/useTouch'
import { Label } from '../table/judge/Label'
import { tableTopY } from '../table/room/places'
import { useStage } from '../table/StageContext'
import { useSurface } from '../table/surface'

/** Where the tools lie when nobody needs them: the middle in mm of the plane, and their turn in degrees. */
const homes: Readonly<
  Record<ToolName, { readonly x: number; readonly y: number; readonly turnDeg: number }>
> = {
  ruler: { x: 189, y: 6, turnDeg: 84 },
  card: { x: 246, y: 62, turnDeg: 97 },
}
/** Over dice a tool is held this high; else it lies on the floor, in cm. */
const overDice = 1.68
const onFloor = 0.03
/** A zero edge that comes this near to a die snaps to it, in mm. */
const pullMm = 14
/** Pulled this much farther from the die than it was gripped, a tool comes off, in mm. */
const comesOffMm = 45

const radians = Math.PI / 180

interface ToolSpot {
  /** Middle of the tool. */
  readonly x: number
  readonly y: number
  readonly turnDeg: number
  /** In cm. */
  readonly height: number
}

function spotOf(table: Table, tool: ToolName, tools: LabToolsState): ToolSpot {
  const lay = layOf(table, tool, tools)
  if (!lay) return { ...homes[tool], height: tableTopY + 0.02 }
  const { length, width } = shapeOf(tool, tools)
  const [cos, sin] = [Math.cos(lay.turnDeg * radians), Math.sin(lay.turnDeg * radians)]
  const x = lay.from.x + (cos * length) / 2
  const y = lay.from.y + (sin * length) / 2
  const corner = (along: number, aside: number): PlanePoint => ({
    x: x + cos * along - sin * aside,
    y: y + sin * along + cos * aside,
  })
  // A hair shorter than it is: what it only touches must not lift it.
  const [half, wide] = [length / 2 - 0.4, width / 2 - 0.4]
  const area = [corner(-half, -wide), corner(half, -wide), corner(half, wide), corner(-half, wide)]
  const isOverDice = [...measuresOf(labStoreOf(table).getState().lying).outlines.values()].some(
    outline => polygonDistance(area, outline.core) < outline.radius,
  )
  const isInBox = Math.max(Math.abs(x), Math.abs(y)) < 145
  return { x, y, turnDeg: lay.turnDeg, height: isOverDice ? overDice : isInBox ? onFloor : tableTopY + 0.02 }
}

/** The ruler and a card: taken with the hand and laid against dice. */
export function LabTools() {
  return (
    <>
      <Ruler />
      <RangeCard />
      <ToolReading tool="ruler" />
      <ToolReading tool="card" />
    </>
  )
}

function Ruler() {
  const { quality } = useStage()
  fetchTogether(['ruler'], ['ruler'])
  const model = useModel('ruler')
  const map = useTableTexture('ruler', { colour: true, anisotropy: quality.anisotropy })
  const print = useSurface(() => ({ map, roughness: 0.42, coat: { strength: 0.3, roughness: 0.3 } }), [map])
  const wood = useSurface(() => ({ colour: '#ba8c58', roughness: 0.5 }), [])
  const { handling } = useTool('ruler')
  return (
    <group {...handling}>
      <TouchSlack tool="ruler" />
      <mesh geometry={partOf(model, 'print')} material={print} receiveShadow />
      <mesh geometry={partOf(model, 'wood')} material={wood} castShadow receiveShadow />
    </group>
  )
}

function RangeCard() {
  const labTools = usePart(labToolsOf)
  const { quality } = useStage()
  fetchTogether(['card'], ['range-card'])
  const model = useModel('card')
  const map = useTableTexture('range-card', { colour: true, anisotropy: quality.anisotropy })
  const isLong = useStore(labTools, tools => tools.cardIsLong)
  const paper = { colour: '#e6e0d6', roughness: 0.62, gloss: 0.45 }
  const front = useSurface(() => ({ ...paper, map }), [map])
  const plain = useSurface(() => ({ ...paper, colour: '#efe7d6' }), [])
  const { handling, thin } = useTool('card')
  return (
    <group {...handling}>
      <TouchSlack tool="card" />
      {/* The model's long side runs along z; here it points along x, as the ruler does. */}
      <group rotation-y={isLong ? -Math.PI / 2 : 0}>
        <mesh geometry={partOf(model, 'front')} material={front} receiveShadow />
        {/* Its back lies on what is below, in every place it can be put. */}
        <mesh ref={thin} geometry={partOf(model, 'edge')} material={plain} />
      </group>
    </group>
  )
}

/** How far a finger may miss a tool, in mm. */
const slackMm = 4

/** Nothing to see: it is there to be met by a pointer that just misses the tool. */
function TouchSlack({ tool }: { readonly tool: ToolName }) {
  const labTools = usePart(labToolsOf)
  const length = useStore(labTools, tools => shapeOf(tool, tools).length)
  const width = useStore(labTools, tools => shapeOf(tool, tools).width)
  return (
    <mesh visible={false} rotation-x={-Math.PI / 2} position-y={0.2}>
      <planeGeometry args={[length / 10 + slackMm / 5, width / 10 + slackMm / 5]} />
    </mesh>
  )
}

/**
 * Puts a tool where the store says and lets hands take it: spread `handling` on its group. A `thin` part throws a shadow
 * only while the tool is held over dice.
 */
function useTool(tool: ToolName) {
  const table = useTable()
  const labStore = usePart(labStoreOf)
  const labTools = usePart(labToolsOf)
  const group = useRef<Group>(null)
  const thin = useRef<Mesh>(null)

  useEffect(() => {
    const place = () => {
      const { x, y, turnDeg, height } = spotOf(table, tool, labTools.getState())
      group.current?.position.set(x / 10, height, -y / 10)
      if (group.current) group.current.rotation.y = turnDeg * radians
      if (thin.current) thin.current.castShadow = height === overDice
      wake(true)
    }
    place()
    const stopTools = labTools.subscribe(place)
    const stopDice = labStore.subscribe((now, before) => now.lying !== before.lying && place())
    return () => {
      stopTools()
      stopDice()
    }
  }, [tool])

  const touch = useMemo(
    () => ({
      order: 15,
      tap: () => {
        if (tool === 'card') flipCard(table)
        return true
      },
      grab: (at: PointerAt) => {
        const tools = labTools.getState()
        const spot = spotOf(table, tool, tools)
        const { length } = shapeOf(tool, tools)
        const start = planePoint(at.ray, spot.height + 0.2)
        if (!start) return undefined
        const grip = inFrame(start, spot)
        /** From the zero edge to where the hand holds it. */
        const held = grip.along + length / 2
        return {
          move: (now: PointerAt) => {
            const there = planePoint(now.ray, onFloor + 0.2)
            if (there) drag(table, tool, there, held, grip.aside)
          },
          release: () => {},
          cancel: () => {},
        }
      },
    }),
    [tool],
  )
  return { handling: { ref: group, dispose: null, ...useTouch(touch, 'grab') }, thin }
}

const met = new Vector3()

/** Where a ray meets the level at this height, in mm of the plane. */
function planePoint(ray: Ray, height: number): PlanePoint | undefined {
  return meetLevel(ray, height, met) ? { x: met.x * 10, y: -met.z * 10 } : undefined
}

function inFrame(point: PlanePoint, spot: ToolSpot): { along: number; aside: number } {
  const [cos, sin] = [Math.cos(spot.turnDeg * radians), Math.sin(spot.turnDeg * radians)]
  const dx = point.x - spot.x
  const dy = point.y - spot.y
  return { along: dx * cos + dy * sin, aside: dy * cos - dx * sin }
}

/** A tool in the hand: turns about the die it lies against, comes off when pulled away, and is drawn to the next. */
function drag(table: Table, tool: ToolName, hand: PlanePoint, held: number, aside: number): void {
  const tools = labToolsOf(table).getState()
  const place = tools[tool]
  const { outlines } = measuresOf(labStoreOf(table).getState().lying)
  if (place.kind === 'laid') {
    const die = outlines.get(place.die)
    const far = die ? Math.hypot(hand.x - die.x, hand.y - die.y) : Number.POSITIVE_INFINITY
    if (die && far > 3 && Math.abs(far - held - 8) < comesOffMm) {
      layTool(table, tool, place.die, atan2Deg(hand.y - die.y, hand.x - die.x))
      return
    }
  }
  const turnDeg = layOf(table, tool, tools)?.turnDeg ?? homes[tool].turnDeg
  const [cos, sin] = [Math.cos(turnDeg * radians), Math.sin(turnDeg * radians)]
  const from = { x: hand.x - cos * held + sin * aside, y: hand.y - sin * held - cos * aside }
  const die = nearestDie(from, outlines.values())
  if (die) layTool(table, tool, die.id, atan2Deg(hand.y - die.y, hand.x - die.x))
  else moveTool(table, tool, from, turnDeg)
}

function nearestDie(point: PlanePoint, outlines: Iterable<Outline>): Outline | undefined {
  let best: Outline | undefined
  let least = pullMm
  for (const outline of outlines) {
    const gap = gapToPoint(outline, point)
    if (gap < least) {
      least = gap
      best = outline
    }
  }
  return best
}

/** What a tool reads where it has snapped to the line to another die. */
function ToolReading({ tool }: { readonly tool: ToolName }) {
  const table = useTable()
  const labStore = usePart(labStoreOf)
  const labTools = usePart(labToolsOf)
  const place = useStore(labTools, tools => tools[tool])
  const spot = useMemo(() => {
    if (place.kind !== 'laid' || place.mm === undefined) return undefined
    const { x, y, height } = spotOf(table, tool, labTools.getState())
    return { x, y, height }
  }, [place, tool])
  const measured = useStore(labStore, state => state.measured)
  if (!spot || place.kind !== 'laid' || place.mm === undefined) return null
  // The judge has written the very same number beside the line.
  const ends = [measured.first, measured.second]
  if (ends.includes(place.die) && ends.includes(place.target)) return null
  return <Label text={`${writtenMm(place.mm)} mm`} tone="number" at={spot} height={spot.height + 0.6} />
}
