import { useEffect, useMemo } from 'react'
import { DoubleSide, MeshBasicMaterial } from 'three'
import { useStore } from 'zustand'
import type { FortuneMove } from '../../../rules/waves-of-fortune/public'
import { deskOf } from '../../../table/desk'
import { highlightsOf } from '../../../table/highlights'
import { usePart } from '../../../table/useTable'
import { wake } from '../../table/frameLoop'
import type { FortuneView } from '../layout'
import { boardInk } from './boardInkOf'

const ink = new MeshBasicMaterial({
  vertexColors: true,
  transparent: true,
  depthWrite: false,
  side: DoubleSide,
  toneMapped: false,
  polygonOffset: true,
  polygonOffsetFactor: -2,
  polygonOffsetUnits: -2,
})

/** What the sailing player sees on the sea: where they may go, by which way, and how far the food carries them home. */
export function BoardInk() {
  const desk = usePart(deskOf)
  const highlights = usePart(highlightsOf)
  const asked = useStore(desk.state, ({ phase, asked, lookingBack }) =>
    phase === 'asking' && !lookingBack ? asked : undefined,
  )
  const view = useStore(desk.state, state => state.view as FortuneView | undefined)
  const pointed = useStore(highlights, ({ hovered, chosen }) => hovered ?? [...chosen][0])
  const geometry = useMemo(() => {
    if (!asked || !view) return undefined
    const moves = asked.choices.map(({ move }) => move as FortuneMove)
    return boardInk(view, asked.seat, asked.phase, moves, pointed)
  }, [asked, view, pointed])
  useEffect(() => {
    wake()
    return () => geometry?.dispose()
  }, [geometry])
  if (!geometry) return null
  return <mesh geometry={geometry} material={ink} renderOrder={4} frustumCulled={false} dispose={null} />
}
