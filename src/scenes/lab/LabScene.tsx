import { Suspense } from 'react'
import { LabDice } from './LabDice'

/** The lab: the Sea Box on the table, and dice. */
export function LabScene() {
  return (
    <Suspense fallback={null}>
      <mesh position={[0, -0.15, 0]} receiveShadow>
        <boxGeometry args={[29, 0.3, 29]} />
        <meshStandardMaterial color="#186380" roughness={0.7} />
      </mesh>
      <mesh position={[0, -0.8, 0]} receiveShadow>
        <boxGeometry args={[150, 1, 90]} />
        <meshStandardMaterial color="#6d4724" roughness={0.8} />
      </mesh>
      <LabDice />
    </Suspense>
  )
}
