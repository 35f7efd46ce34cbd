/** How things get from one layout to the next: flights along low arcs, hands that hold them, rays that find them. */
export { createPose, type ThingPose, type Walls, writePose } from './flight'
export { pickThing } from './pickThing'
export { createThingMotion, type Mover, type ThingMotion } from './thingMotion'
