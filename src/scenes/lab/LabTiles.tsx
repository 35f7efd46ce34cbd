import { useEffect, useMemo } from 'react'
import { Mesh, MeshLambertMaterial, type Ray, Shape, ShapeGeometry, Vector3 } from 'three'
import { useStore } from 'zustand'
import { labStore } from '../../match/lab/labStore'
import { moveTile, shotFault, tileName } from '../../match/lab/labTiles'
import { type PlacedTile, type PlanePoint, polygonDistance, type TileId, tileOutline } from '../../measure'
import { wake } from '../table/frameLoop'
import { meetLevel } from '../table/input/pointerDesk'
import { Label } from '../table/judge/Label'
import { Ribbons } from '../table/judge/Ribbons'
import { createRibbons } from '../table/judge/ribbons'
import { useTable } from '../table/TableContext'

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
  const tiles = useStore(labStore, state => state.tiles)
  const lying = useStore(labStore, state => state.lying)
  const { first, second } = useStore(labStore, state => state.measured)
  const fault = useMemo(() => shotFault(lying, tiles, first, second), [lying, tiles, first, second])
  useTileDragging()
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
  return (
    <>
      <primitive object={mesh} dispose={null} />
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

/** Tiles are drawn along the floor while dice are placed by hand. */
function useTileDragging(): void {
  const { desk } = useTable()
  useEffect(() => {
    const tileAt = (ray: Ray) => {
      const { placing, tiles } = labStore.getState()
      const point = placing ? floorPoint(ray) : undefined
      const tile = point && tiles.findLast(each => polygonDistance([point], tileOutline(each).polygon) === 0)
      return tile && { tile, point }
    }
    return desk.add({
      order: 8,
      hover: at => (at && tileAt(at.ray) ? 'move' : undefined),
      tap: () => false,
      grab: at => {
        const held = tileAt(at.ray)
        if (!held) return undefined
        const { tile, point } = held
        return {
          move: now => {
            const there = floorPoint(now.ray)
            if (there) moveTile(tile.id, { x: tile.x + there.x - point.x, y: tile.y + there.y - point.y })
          },
          release: () => {},
          cancel: () => moveTile(tile.id, tile),
        }
      },
    })
  }, [desk])
}
