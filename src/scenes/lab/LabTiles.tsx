import { useEffect, useMemo } from 'react'
import { Mesh, MeshLambertMaterial, type Ray, Shape, ShapeGeometry, Vector3 } from 'three'
import { useStore } from 'zustand'
import { labStoreOf } from '../../lab/labStore'
import { moveTile, shotFault, tileName } from '../../lab/labTiles'
import { type PlacedTile, type PlanePoint, type TileId, tileOutline } from '../../measure'
import { usePart, useTable } from '../../table/useTable'
import { wake } from '../table/frameLoop'
import { meetLevel, type PointerAt } from '../table/input/pointerDesk'
import { useTouch } from '../table/input/useTouch'
import { Label } from '../table/judge/Label'
import { Ribbons } from '../table/judge/Ribbons'
import { createRibbons } from '../table/judge/ribbons'

/** Print of each tile, as the sea chart has it: rock, bone, planks, foam, sand. */
const prints: Readonly<Record<TileId, string>> = {
  T1: '#5d574d',
  T2: '#5d574d',
  T3: '#5d574d',
  T4: '#5d574d',
  T5: '#d8cdaa',
  T6: '#d8cdaa',
  T7: '#d8cdaa',
  T8: '#8f7043',
  T9: '#3d8494',
  T10: '#b3a468',
  T11: '#a8432f',
}
/** A hair above the print of the floor, below the darkness under the dice, in cm. */
const lift = 0.006
const rose = '#a8432f'
const cream = '#efe6c9'

/** Ocean tiles on the floor; one that hinders the measured shot is marked and says so. */
export function LabTiles() {
  const labStore = usePart(labStoreOf)
  const tiles = useStore(labStore, state => state.tiles)
  const lying = useStore(labStore, state => state.lying)
  const { first, second } = useStore(labStore, state => state.measured)
  const fault = useMemo(() => shotFault(lying, tiles, first, second), [lying, tiles, first, second])
  return (
    <>
      {tiles.map(tile => (
        <Tile key={tile.id} tile={tile} hinders={tile.id === fault?.by} />
      ))}
    </>
  )
}

function Tile({ tile, hinders }: { readonly tile: PlacedTile; readonly hinders: boolean }) {
  const mesh = useMemo(() => {
    const shape = new Shape()
    for (const [index, { x, y }] of tileOutline(tile).polygon.entries())
      if (index === 0) shape.moveTo(x / 10, y / 10)
      else shape.lineTo(x / 10, y / 10)
    const geometry = new ShapeGeometry(shape)
    geometry.rotateX(-Math.PI / 2)
    geometry.translate(0, lift, 0)
    const made = new Mesh(
      geometry,
      new MeshLambertMaterial({
        color: prints[tile.id],
        polygonOffset: true,
        polygonOffsetFactor: -1,
        polygonOffsetUnits: -1,
      }),
    )
    made.receiveShadow = true
    return made
  }, [tile])
  useEffect(() => {
    wake()
    return () => {
      mesh.geometry.dispose()
      mesh.material.dispose()
      wake()
    }
  }, [mesh])
  const edge = useMemo(() => {
    const ribbons = createRibbons()
    const { polygon } = tileOutline(tile)
    for (const [index, from] of polygon.entries())
      ribbons.line(
        from,
        polygon[(index + 1) % polygon.length]!,
        hinders ? 2.4 : 0.8,
        lift + 0.01,
        hinders ? rose : cream,
      )
    return ribbons.build()
  }, [tile, hinders])
  const touch = useTileTouch(tile)
  return (
    <>
      <primitive object={mesh} dispose={null} {...touch} />
      <Ribbons geometry={edge} order={2} />
      {hinders && <Label text={`✕ ${tileName(tile.id)}: no shot`} tone="short" at={tile} height={0.4} />}
    </>
  )
}

const met = new Vector3()

/** Where a ray meets the floor, in mm of the plane. */
function floorPoint(ray: Ray): PlanePoint | undefined {
  const point = meetLevel(ray, 0, met)
  return point && { x: point.x * 10, y: -point.z * 10 }
}

/** Tiles are drawn along the floor while dice are placed by hand, from below the dice. */
function useTileTouch(tile: PlacedTile) {
  const table = useTable()
  const labStore = usePart(labStoreOf)
  const isPlacing = useStore(labStore, state => state.placing)
  const touch = useMemo(
    () => ({
      order: 8,
      grab: (at: PointerAt) => {
        const held = floorPoint(at.ray)
        return (
          held && {
            move: (now: PointerAt) => {
              const there = floorPoint(now.ray)
              if (there)
                moveTile(table, tile.id, { x: tile.x + there.x - held.x, y: tile.y + there.y - held.y })
            },
            release: () => {},
            cancel: () => moveTile(table, tile.id, tile),
          }
        )
      },
    }),
    [tile],
  )
  return useTouch(touch, 'move', isPlacing)
}
