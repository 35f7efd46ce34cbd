import type { PhysicsProps } from '@react-three/rapier'
import { physicsSettings } from '../../physics'

const { gravityUnits, integration, stepSeconds } = physicsSettings

/**
 * The dice world's own numbers as `<Physics>` takes them. It writes every one of these into its world, and its defaults
 * move dice elsewhere than ours: none may be left out.
 */
export const physicsProps = {
  gravity: [0, -gravityUnits, 0],
  timeStep: stepSeconds,
  lengthUnit: integration.lengthUnit,
  allowedLinearError: integration.normalizedAllowedLinearError,
  predictionDistance: integration.normalizedPredictionDistance,
  contactNaturalFrequency: integration.contactNaturalFrequency,
  numSolverIterations: integration.solverIterations,
  numInternalPgsIterations: integration.internalPgsIterations,
  maxCcdSubsteps: integration.maxCcdSubsteps,
} as const satisfies Partial<PhysicsProps>
