import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Group } from 'three'
import { useStore } from 'zustand'
import { cosDeg, outlineAt, type PlanePoint, sinDeg } from '../../../measure'
import { effectOf, type RattleState, tilesOf } from '../../../rules/rattle-battle/public'
import { deskOf } from '../../../table/desk'
import { usePart } from '../../../table/useTable'
import { framePriority, wake } from '../../table/frameLoop'
import { judgeInk } from '../../table/judge/dimension'
import { NoSoftening } from '../../table/judge/JudgeInk'
import { Label } from '../../table/judge/Label'
import { Ribbons } from '../../table/judge/Ribbons'
import { createRibbons } from '../../table/judge/ribbons'
import { behind } from '../../table/turn'
import { useTableThings } from '../../things'
import type { Layout } from '../layout'
import { battleDrawing, withShipAt } from './battleDrawing'
import { draggingOf, ghostOf } from './dragging'
import { DrawnSea } from './SeaInk'
import { seaDie, seaOutline } from './seaMeasures'
import type { ShipDrag } from './shipDrag'

const onFloor = 0.05
const legal = '#8fe38a'
const illegal = '#ff6a55'
/** The reason stands so far behind the Ship, in mm, clear of the hand. */
const asideMm = 20

/** While a Ship is dragged: how far it may go, what blocks it, where it would lie, and why it cannot. */
export function DragInk() {
  const desk = usePart(deskOf)
  const dragging = usePart(draggingOf)
  const ship = useStore(dragging, state => state.ship)
  const view = useStore(desk.state, state => state.view as RattleState | undefined)
  if (!ship || !view) return null
  return (
    <>
      <Drag ship={ship} view={view} />
      <BattleToCome ship={ship} view={view} />
    </>
  )
}

function Drag({ ship, view }: { readonly ship: ShipDrag; readonly view: RattleState }) {
  const dragging = usePart(draggingOf)
  const ghost = usePart(ghostOf)
  const refusal = useStore(dragging, state => state.refusal)
  const { sea } = useTableThings<Layout>().layout
  const aside = useMemo(() => behind({ x: 0, y: 0 }, asideMm, sea), [sea])
  const die = seaDie(view, ship.dieId)
  const outline = seaOutline(view, ship.dieId)
  const range = useMemo(() => {
    const ribbons = createRibbons()
    if (die && outline) {
      const circle = (mm: number) =>
        Array.from(
          { length: 120 },
          (_, i): PlanePoint => ({ x: die.x + mm * cosDeg(i * 3), y: die.y + mm * sinDeg(i * 3) }),
        )
      ribbons.strip(circle(ship.rangeMm - 1.2), circle(ship.rangeMm + 1.2), onFloor, judgeInk.dark, true)
      ribbons.strip(
        circle(ship.rangeMm - 0.6),
        circle(ship.rangeMm + 0.6),
        onFloor + 0.001,
        judgeInk.white,
        true,
      )
      ribbons.border(outline, -1, 0.4, onFloor, judgeInk.brass)
    }
    for (const { polygon } of blockingTiles(view))
      for (const [i, corner] of polygon.entries())
        ribbons.line(corner, polygon[(i + 1) % polygon.length]!, 1.6, onFloor + 0.002, illegal)
    return ribbons.build()
  }, [die, outline, ship, view])
  const [free, barred] = useMemo(
    () =>
      [legal, illegal].map(colour => {
        const ribbons = createRibbons()
        if (outline) {
          const here = outlineAt(outline, { x: 0, y: 0 })
          ribbons.border(here, -0.2, 1.4, onFloor + 0.01, judgeInk.dark)
          ribbons.border(here, -1.6, 0.6, onFloor + 0.011, colour)
        }
        return ribbons.build()
      }),
    [outline],
  )
  const group = useRef<Group>(null)
  useFrame(() => {
    group.current?.position.set(ghost.x / 10, 0, -ghost.y / 10)
  }, framePriority.judge)
  return (
    <>
      <NoSoftening />
      <Ribbons geometry={range} order={4} />
      <group ref={group}>
        <group visible={!refusal}>
          <Ribbons geometry={free!} order={5} />
        </group>
        <group visible={refusal !== undefined}>
          <Ribbons geometry={barred!} order={5} />
        </group>
        {refusal && <Label text={refusal.why} tone="short" at={aside} height={4} />}
      </group>
    </>
  )
}

/** A Ship is held still for this long before what would follow is worked out, in ms. */
const stillMs = 160

/** The order of the Battle that would follow, once the hand holds the Ship still where it may lie. */
function BattleToCome({ ship, view }: { readonly ship: ShipDrag; readonly view: RattleState }) {
  const dragging = usePart(draggingOf)
  const ghost = usePart(ghostOf)
  const [lying, setLying] = useState<RattleState>()
  useEffect(() => {
    let last = { ...ghost }
    let isShown = false
    const look = () => {
      const isStill = last.x === ghost.x && last.y === ghost.y
      const isShowable = isStill && dragging.getState().refusal === undefined
      last = { ...ghost }
      if (isShowable === isShown) return
      isShown = isShowable
      setLying(isShowable ? withShipAt(view, ship.dieId, ghost) : undefined)
      wake(true)
    }
    const looking = setInterval(look, stillMs)
    return () => clearInterval(looking)
  }, [ship, view])
  const drawing = useMemo(() => lying && battleDrawing(lying), [lying])
  return lying && drawing ? <DrawnSea drawing={drawing} view={lying} /> : null
}

function blockingTiles(view: RattleState) {
  if (!view.adventure || !effectOf(view.adventure.card, 'tilesBlockMove')) return []
  return tilesOf(view)
}
