import { useEffect, useMemo, useRef } from 'react'
import { type Group, type Ray, Vector3 } from 'three'
import { useStore } from 'zustand'
import { labStore } from '../../match/lab/labStore'
import {
  flipCard,
  type LabTools as LabToolsState,
  labTools,
  layOf,
  layTool,
  moveTool,
  shapeOf,
  type ToolName,
} from '../../match/lab/labTools'
import { measuresOf, writtenMm } from '../../match/table/judge/measures'
import { atan2Deg, gapToPoint, type Outline, type PlanePoint, polygonDistance } from '../../measure'
import { partOf, useModel, useTableTexture } from '../table/assets'
import { wake } from '../table/frameLoop'
import { meetLevel, type PointerAt } from '../table/input/pointerDesk'
import { Label } from '../table/judge/Label'
import { tableTopY } from '../table/room/places'
import { useSurface } from '../table/surface'
import { useTable } from '../table/TableContext'

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
/** A zero edge this near to a die is drawn to it, in mm. */
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

function spotOf(tool: ToolName, tools: LabToolsState): ToolSpot {
  const lay = layOf(tool, tools)
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
  const isOverDice = [...measuresOf(labStore.getState().lying).outlines.values()].some(
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
  const { quality } = useTable()
  const model = useModel('ruler')
  const map = useTableTexture('ruler', { colour: true, anisotropy: quality.anisotropy })
  const print = useSurface(() => ({ map, roughness: 0.42, coat: { strength: 0.3, roughness: 0.3 } }), [map])
  const wood = useSurface(() => ({ colour: '#ba8c58', roughness: 0.5 }), [])
  const group = useTool('ruler')
  return (
    <group ref={group} dispose={null}>
      <mesh geometry={partOf(model, 'print')} material={print} receiveShadow />
      <mesh geometry={partOf(model, 'wood')} material={wood} castShadow receiveShadow />
    </group>
  )
}

function RangeCard() {
  const { quality } = useTable()
  const model = useModel('card')
  const map = useTableTexture('range-card', { colour: true, anisotropy: quality.anisotropy })
  const isLong = useStore(labTools, tools => tools.cardIsLong)
  const paper = { colour: '#e6e0d6', roughness: 0.62, gloss: 0.45 }
  const front = useSurface(() => ({ ...paper, map }), [map])
  const plain = useSurface(() => ({ ...paper, colour: '#efe7d6' }), [])
  const group = useTool('card')
  return (
    <group ref={group} dispose={null}>
      {/* The model's long side runs along z; here it points along x, as the ruler does. */}
      <group rotation-y={isLong ? -Math.PI / 2 : 0}>
        <mesh geometry={partOf(model, 'front')} material={front} receiveShadow />
        <mesh geometry={partOf(model, 'back')} material={plain} />
        <mesh geometry={partOf(model, 'edge')} material={plain} castShadow />
      </group>
    </group>
  )
}

/** Puts a tool where the store says and lets hands take it. */
function useTool(tool: ToolName) {
  const { desk } = useTable()
  const group = useRef<Group>(null)

  useEffect(() => {
    const place = () => {
      const { x, y, turnDeg, height } = spotOf(tool, labTools.getState())
      group.current?.position.set(x / 10, height, -y / 10)
      if (group.current) group.current.rotation.y = turnDeg * radians
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

  useEffect(() => {
    const point = new Vector3()
    const planePoint = (ray: Ray, height: number): PlanePoint | undefined =>
      meetLevel(ray, height, point) ? { x: point.x * 10, y: -point.z * 10 } : undefined
    const isOn = (at: PointerAt): boolean => {
      const tools = labTools.getState()
      const spot = spotOf(tool, tools)
      const { length, width } = shapeOf(tool, tools)
      const there = planePoint(at.ray, spot.height + 0.2)
      if (!there) return false
      const { along, aside } = inFrame(there, spot)
      const slack = at.touch ? 4 : 0
      return Math.abs(along) < length / 2 + slack && Math.abs(aside) < width / 2 + slack
    }
    return desk.add({
      order: 15,
      hover: at => (at && isOn(at) ? 'grab' : undefined),
      tap: at => {
        if (!isOn(at)) return false
        if (tool === 'card') flipCard()
        return true
      },
      grab: at => {
        if (!isOn(at)) return undefined
        const tools = labTools.getState()
        const spot = spotOf(tool, tools)
        const { length } = shapeOf(tool, tools)
        const start = planePoint(at.ray, spot.height + 0.2)
        if (!start) return undefined
        const grip = inFrame(start, spot)
        /** From the zero edge to where the hand holds it. */
        const held = grip.along + length / 2
        return {
          move: now => {
            const there = planePoint(now.ray, onFloor + 0.2)
            if (there) drag(tool, there, held, grip.aside)
          },
          release: () => {},
          cancel: () => {},
        }
      },
    })
  }, [desk, tool])
  return group
}

function inFrame(point: PlanePoint, spot: ToolSpot): { along: number; aside: number } {
  const [cos, sin] = [Math.cos(spot.turnDeg * radians), Math.sin(spot.turnDeg * radians)]
  const dx = point.x - spot.x
  const dy = point.y - spot.y
  return { along: dx * cos + dy * sin, aside: dy * cos - dx * sin }
}

/** A tool in the hand: turns about the die it lies against, comes off when pulled away, and is drawn to the next. */
function drag(tool: ToolName, hand: PlanePoint, held: number, aside: number): void {
  const tools = labTools.getState()
  const place = tools[tool]
  const { outlines } = measuresOf(labStore.getState().lying)
  if (place.kind === 'laid') {
    const die = outlines.get(place.die)
    const far = die ? Math.hypot(hand.x - die.x, hand.y - die.y) : Number.POSITIVE_INFINITY
    if (die && far > 3 && Math.abs(far - held - 8) < comesOffMm) {
      layTool(tool, place.die, atan2Deg(hand.y - die.y, hand.x - die.x))
      return
    }
  }
  const turnDeg = layOf(tool, tools)?.turnDeg ?? homes[tool].turnDeg
  const [cos, sin] = [Math.cos(turnDeg * radians), Math.sin(turnDeg * radians)]
  const from = { x: hand.x - cos * held + sin * aside, y: hand.y - sin * held - cos * aside }
  const die = nearestDie(from, outlines.values())
  if (die) layTool(tool, die.id, atan2Deg(hand.y - die.y, hand.x - die.x))
  else moveTool(tool, from, turnDeg)
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
  const place = useStore(labTools, tools => tools[tool])
  const spot = useMemo(() => {
    if (place.kind !== 'laid' || place.mm === undefined) return undefined
    const { x, y, height } = spotOf(tool, labTools.getState())
    return { x, y, height }
  }, [place, tool])
  const measured = useStore(labStore, state => state.measured)
  if (!spot || place.kind !== 'laid' || place.mm === undefined) return null
  // The judge has written the very same number beside his line.
  const ends = [measured.first, measured.second]
  if (ends.includes(place.die) && ends.includes(place.target)) return null
  return <Label text={`${writtenMm(place.mm)} mm`} tone="number" at={spot} height={spot.height + 0.6} />
}
