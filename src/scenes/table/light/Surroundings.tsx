import { Environment, Lightformer } from '@react-three/drei'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { type LightMood, tableSettingsOf } from '../../../table/tableSettings'
import { usePart } from '../../../table/useTable'
import { wake } from '../frameLoop'
import { useStage } from '../StageContext'

/** Pixels along an edge of the cube: enough for the cross between the panes to stay a cross in the edge of a die. */
export const surroundingsPixels = 256
/** The surroundings are seen from this height above the floor, in cm. */
const eyeHeight = 2
/** The window's panes stand so far from its middle. */
const panes = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const

interface Mood {
  readonly dark: string
  readonly window: { readonly colour: string; readonly strength: number }
  readonly lamp: number
  readonly room: number
}

const moods: Readonly<Record<LightMood, Mood>> = {
  day: { dark: '#2a1f18', window: { colour: '#cfe4ff', strength: 7 }, lamp: 16, room: 1.2 },
  evening: { dark: '#140d08', window: { colour: '#5c7fb8', strength: 0.35 }, lamp: 26, room: 0.8 },
}

/**
 * What lacquer, resin and brass reflect, made of a few glowing cards instead of a photograph: no bytes to fetch, a
 * window where ours is, and an evening. Rebuilt for the hour and after a lost context.
 */
export default function Surroundings() {
  const tableSettings = usePart(tableSettingsOf)
  const { epoch } = useStage()
  const light = useStore(tableSettings, settings => settings.light)
  useEffect(() => {
    void light
    void epoch
    wake()
  }, [light, epoch])
  return (
    <Environment key={`${light} ${epoch}`} resolution={surroundingsPixels} near={0.1} far={100}>
      <GlowingCards light={light} />
    </Environment>
  )
}

/** Sizes and places in cm; each card looks at the eye. */
export function GlowingCards({ light }: { readonly light: LightMood }) {
  const { dark, window, lamp, room } = moods[light]
  return (
    <>
      <color attach="background" args={[dark]} />
      <group position-y={-eyeHeight}>
        {panes.map(([across, up]) => (
          <Lightformer
            key={`${across} ${up}`}
            position={[-14 + across * 1.6, 9.5 + up * 2.6, -13 - across * 1.6]}
            scale={[3.7, 4.8]}
            color={window.colour}
            intensity={window.strength}
          />
        ))}
        <Lightformer form="circle" position={[5, 17, -3]} scale={3.4} color="#ffb469" intensity={lamp} />
        <Lightformer position={[12, 8, 16]} scale={[24, 11]} color="#ffcf9a" intensity={room} />
        <Lightformer position={[0, 24, 0]} scale={40} color="#5a4a3c" intensity={0.8} />
        <Lightformer position={[0, -6, 0]} scale={40} color="#3a2415" intensity={0.8} />
      </group>
    </>
  )
}
