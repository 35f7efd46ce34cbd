import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { DoubleSide, type Group } from 'three'
import { useStore } from 'zustand'
import type { SeatColour } from '../../../match/seatColours'
import { type RollingState, shipAt } from '../../../rules/rolling-seas/public'
import { deskOf } from '../../../table/desk'
import { usePart, useTable } from '../../../table/useTable'
import { frame, framePriority, wake } from '../../table/frameLoop'
import { useSurface } from '../../table/surface'
import { useTableThings } from '../../things'
import { chartSheet } from '../ink/sheet'
import { createShipGeometry, type ShipGeometry } from './shipGeometry'
import { shipWay } from './shipWay'

const hulls: Readonly<Record<SeatColour, string>> = {
  yellow: '#e0a912',
  blue: '#2a66bd',
  green: '#2f8f62',
  red: '#b0291e',
  white: '#e6dcc6',
  orange: '#d8651a',
  violet: '#6a3b96',
  black: '#2a2826',
}

/** A ship on every chart, in its captain's colour. */
export function Ships({ view }: { readonly view: RollingState }) {
  const desk = usePart(deskOf)
  const geometry = useMemo(createShipGeometry, [])
  useEffect(
    () => () => {
      geometry.hull.dispose()
      geometry.sails.dispose()
    },
    [geometry],
  )
  const colours = useStore(desk.state, ({ told }) => told?.seats.map(({ colour }) => colour).join(' ') ?? '')
  return view.players.map((player, seat) => {
    if (shipAt(player.map) === undefined) return null
    const colour = (colours.split(' ')[seat] ?? 'white') as SeatColour
    return (
      <Ship key={seat} chart={`chart:${seat}`} colour={colour} geometry={geometry} track={player.map.track} />
    )
  })
}

interface ShipProps {
  readonly chart: string
  readonly colour: SeatColour
  readonly geometry: ShipGeometry
  readonly track: readonly (readonly string[])[]
}

function Ship({ chart, colour, geometry, track }: ShipProps) {
  const table = useTable()
  const { motion } = useTableThings()
  const group = useRef<Group>(null)
  const hull = useSurface(
    () => ({ colour: hulls[colour], roughness: 0.45, coat: { strength: 0.4, roughness: 0.3 } }),
    [colour],
  )
  const sails = useSurface(() => ({ colour: '#f1e6cc', roughness: 0.9, side: DoubleSide }), [])
  const way = useMemo(() => shipWay(table), [])
  useEffect(() => {
    way.sail(track)
    wake(true)
  }, [way, track])
  useFrame(() => {
    const pose = motion.poseOf(chart)
    if (!group.current || !pose) return
    if (way.advance(frame.seconds)) wake(true)
    const { x, y, heading } = way
    // The chart's own right and down, turned as the chart lies.
    const [u, v] = [(x - chartSheet.width / 2) / 10, (y - chartSheet.height / 2) / 10]
    const yaw = 2 * Math.atan2(pose.qy, pose.qw)
    const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
    group.current.position.set(pose.x + u * cos + v * sin, pose.y + 0.02, pose.z - u * sin + v * cos)
    group.current.rotation.y = yaw - heading
  }, framePriority.dice)
  return (
    <group ref={group} dispose={null} scale={0.92}>
      <mesh geometry={geometry.hull} material={hull} castShadow />
      <mesh geometry={geometry.sails} material={sails} castShadow />
    </group>
  )
}
