import { useEffect, useMemo } from 'react'
import { PlaneGeometry } from 'three'
import type { Viewer } from '../../../rules/game'
import { type RollingWavesState, scoreOf } from '../../../rules/rolling-with-the-waves/public'
import { useSurface } from '../../table/surface'
import { type InkMark, padSize } from '../layout'
import { crewInk, padColumnX, padRowY } from '../prints'
import { useInk } from './inkHand'
import { printPad } from './sheets'

/** Its first row of pixels is at the top. */
const sheetOfPaper = new PlaneGeometry(padSize.width, padSize.depth).rotateX(-Math.PI / 2)
const corners = sheetOfPaper.getAttribute('uv')
for (let i = 0; i < corners.count; i++) corners.setY(i, 1 - corners.getY(i))

/** The score sheet, which is written row by row before everybody's eyes (RW-120 to RW-125). */
export function ScorePad({ view, eyes }: { readonly view: RollingWavesState; readonly eyes: Viewer }) {
  const colours = view.players.map(({ colour }) => colour).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are what it is made of
  const sheet = useMemo(() => printPad(view.players.map(({ colour }) => colour)), [colours])
  useEffect(() => () => sheet.dispose(), [sheet])
  const content = useMemo(() => ({ marks: reckoning(view), round: 0 }), [view])
  useInk(sheet, content, eyes, true)
  const paper = useSurface(() => ({ map: sheet.texture, colour: '#e6e0d6', roughness: 0.85 }), [sheet])
  return (
    <mesh
      position={[0, padSize.height, 0]}
      geometry={sheetOfPaper}
      material={paper}
      receiveShadow
      dispose={null}
    />
  )
}

/** Every number in the ink of its crew, row by row, and a box around what wins. */
function reckoning(view: RollingWavesState): readonly (InkMark & { readonly ink: string })[] {
  const { lines, totals, winners } = scoreOf(view)
  const seats = view.players.length
  const at = (seat: number, row: number) => ({ x: padColumnX(seat, seats), y: padRowY(row) - 4 })
  const rows = [...lines.map(({ points }) => points), totals]
  const marks = rows.flatMap((points, row) =>
    points.map((value, seat) => ({
      key: `${row}:${seat}`,
      kind: 'number' as const,
      ...at(seat, row),
      value,
      size: row === rows.length - 1 ? 16 : 12,
      ink: crewInk[view.players[seat]!.colour].ink,
    })),
  )
  const boxes = winners.map(seat => ({
    key: `won:${seat}`,
    kind: 'box' as const,
    ...at(seat, rows.length - 1),
    size: 21,
    width: 28,
    ink: crewInk[view.players[seat]!.colour].ink,
  }))
  return [...marks, ...boxes]
}
