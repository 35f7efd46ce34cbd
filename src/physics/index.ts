/**
 * The dice world: Rapier without React. One builder makes the world of table, tests, computer players and command
 * (`createWorld`, `addDice`); a throw is plain data (`ThrowRecord`) and always runs from its start.
 */

export { contactSize, writeContacts } from './contactPoints'
export type { DieContact } from './contactWatch'
export { type Container, containers, type RollStart, raisedWallHeight } from './containers'
export { createThrow, type LiveThrow, poseSize, type ThrowWishes } from './createThrow'
export { type DieMass, dieMass, dieReach } from './dieMass'
export { isPhysicsLoaded, loadPhysics, NoDiceHere } from './loadPhysics'
export { judge } from './outcome'
export {
  attemptRecord,
  fistLevel,
  type PerformedThrow,
  performThrow,
  simulateThrow,
  type ThrowPolicy,
} from './performThrow'
export { readPoseOf } from './readDice'
export { createRerun, type Rerun } from './rerun'
export * as physicsSettings from './settings'
export { type StartPose, startPoses } from './startPoses'
