/**
 * The small part of each peer that the bench calls. The project's types are checked without the peers being installed,
 * so their own declarations cannot be leant on.
 */

declare module 'cannon-es' {
  export class Vec3 {
    constructor(x: number, y: number, z: number)
    x: number
    y: number
    z: number
    set(x: number, y: number, z: number): Vec3
  }
  interface Quaternion extends Vec3 {
    w: number
    set(x: number, y: number, z: number, w: number): Quaternion
    setFromEuler(x: number, y: number, z: number): Quaternion
  }
  export class Material {
    constructor(name: string)
  }
  export class ContactMaterial {
    constructor(a: Material, b: Material, options: { friction: number; restitution: number })
  }
  export class Box {
    constructor(half: Vec3)
  }
  export class Plane {
    private readonly kind: 'plane'
  }
  export class Body {
    constructor(options: {
      mass: number
      material: Material
      shape: Box | Plane
      linearDamping?: number
      angularDamping?: number
      sleepSpeedLimit?: number
      sleepTimeLimit?: number
    })
    position: Vec3
    quaternion: Quaternion
    velocity: Vec3
    angularVelocity: Vec3
  }
  export class SAPBroadphase {
    constructor(world: World)
  }
  export class World {
    constructor(options: { gravity: Vec3; allowSleep: boolean })
    broadphase: SAPBroadphase
    addContactMaterial(material: ContactMaterial): void
    addBody(body: Body): void
    step(seconds: number): void
  }
}

declare module 'ammojs-typed/wasm' {
  interface Vector {
    setValue(x: number, y: number, z: number): void
    x(): number
    y(): number
    z(): number
  }
  interface Rotation {
    setValue(x: number, y: number, z: number, w: number): void
    x(): number
    y(): number
    z(): number
    w(): number
  }
  interface Transform {
    setIdentity(): void
    setOrigin(origin: Vector): void
    setRotation(rotation: Rotation): void
    getOrigin(): Vector
    getRotation(): Rotation
  }
  interface Body {
    setLinearVelocity(velocity: Vector): void
    setAngularVelocity(velocity: Vector): void
    getWorldTransform(): Transform
    getLinearVelocity(): Vector
    getAngularVelocity(): Vector
  }
  interface BodyInfo {
    set_m_friction(friction: number): void
    set_m_restitution(restitution: number): void
  }
  interface DynamicsWorld {
    setGravity(gravity: Vector): void
    addRigidBody(body: Body): void
    removeRigidBody(body: Body): void
    stepSimulation(seconds: number, substeps: number, substepSeconds: number): number
  }
  interface Ammo {
    destroy(thing: object): void
    btVector3: new (x: number, y: number, z: number) => Vector
    btQuaternion: new (x: number, y: number, z: number, w: number) => Rotation
    btTransform: new () => Transform
    btBoxShape: new (half: Vector) => object
    btDefaultMotionState: new (start: Transform) => object
    btRigidBodyConstructionInfo: new (mass: number, state: object, shape: object, inertia: Vector) => BodyInfo
    btRigidBody: new (info: BodyInfo) => Body
    btDefaultCollisionConfiguration: new () => object
    btCollisionDispatcher: new (configuration: object) => object
    btDbvtBroadphase: new () => object
    btSequentialImpulseConstraintSolver: new () => object
    btDiscreteDynamicsWorld: new (
      dispatcher: object,
      broadphase: object,
      solver: object,
      configuration: object,
    ) => DynamicsWorld
  }
  export default function factory(): Promise<Ammo>
}

declare module 'jolt-physics/wasm-compat' {
  interface Vector {
    Set(x: number, y: number, z: number): void
    GetX(): number
    GetY(): number
    GetZ(): number
  }
  interface Rotation {
    Set(x: number, y: number, z: number, w: number): void
    GetX(): number
    GetY(): number
    GetZ(): number
    GetW(): number
  }
  interface Body {
    GetID(): object
    SetLinearVelocity(velocity: Vector): void
    SetAngularVelocity(velocity: Vector): void
    GetPosition(): Vector
    GetRotation(): Rotation
    GetLinearVelocity(): Vector
    GetAngularVelocity(): Vector
  }
  interface BodyCreation {
    mFriction: number
    mRestitution: number
    mLinearDamping: number
    mAngularDamping: number
    mMaxAngularVelocity: number
    mMotionQuality: number
    mOverrideMassProperties: number
    mMassPropertiesOverride: { mMass: number }
  }
  interface BodyInterface {
    CreateBody(settings: BodyCreation): Body
    AddBody(id: object, activation: number): void
    RemoveBody(id: object): void
    DestroyBody(id: object): void
  }
  interface Interface {
    GetPhysicsSystem(): { SetGravity(gravity: Vector): void; GetBodyInterface(): BodyInterface }
    Step(seconds: number, collisionSteps: number): void
  }
  interface Jolt {
    destroy(thing: object): void
    JoltSettings: new () => {
      mObjectLayerPairFilter: object
      mBroadPhaseLayerInterface: object
      mObjectVsBroadPhaseLayerFilter: object
    }
    ObjectLayerPairFilterTable: new (layers: number) => { EnableCollision(a: number, b: number): void }
    BroadPhaseLayerInterfaceTable: new (
      layers: number,
      broadPhaseLayers: number,
    ) => { MapObjectToBroadPhaseLayer(layer: number, broadPhaseLayer: object): void }
    BroadPhaseLayer: new (index: number) => object
    ObjectVsBroadPhaseLayerFilterTable: new (
      layers: object,
      broadPhaseLayers: number,
      pairs: object,
      objectLayers: number,
    ) => object
    JoltInterface: new (settings: object) => Interface
    Vec3: new (x: number, y: number, z: number) => Vector
    RVec3: new (x: number, y: number, z: number) => Vector
    Quat: new (x: number, y: number, z: number, w: number) => Rotation
    BoxShape: new (half: Vector, edgeRadius?: number) => object
    BodyCreationSettings: new (
      shape: object,
      position: Vector,
      rotation: Rotation,
      motion: number,
      layer: number,
    ) => BodyCreation
    EMotionType_Static: number
    EMotionType_Dynamic: number
    EActivation_Activate: number
    EActivation_DontActivate: number
    EMotionQuality_LinearCast: number
    EOverrideMassProperties_CalculateInertia: number
  }
  export default function factory(): Promise<Jolt>
}

declare module '@babylonjs/havok' {
  type Vector = readonly [x: number, y: number, z: number]
  type Rotation = readonly [x: number, y: number, z: number, w: number]
  type Place = readonly [position: Vector, rotation: Rotation]
  type Answer<T> = [result: number, value: T]
  type Handle = readonly [bigint]
  interface Havok {
    MaterialCombine: { GEOMETRIC_MEAN: number }
    MotionType: { STATIC: number; DYNAMIC: number }
    HP_World_Create(): Answer<Handle>
    HP_World_Release(world: Handle): number
    HP_World_SetGravity(world: Handle, gravity: Vector): number
    HP_World_SetIdealStepTime(world: Handle, seconds: number): number
    HP_World_SetSpeedLimit(world: Handle, linear: number, angular: number): number
    HP_World_AddBody(world: Handle, body: Handle, asleep: boolean): number
    HP_World_RemoveBody(world: Handle, body: Handle): number
    HP_World_Step(world: Handle, seconds: number): number
    HP_Shape_CreateBox(centre: Vector, rotation: Rotation, extents: Vector): Answer<Handle>
    HP_Shape_SetMaterial(
      shape: Handle,
      material: readonly [number, number, restitution: number, number, number],
    ): number
    HP_Shape_Release(shape: Handle): number
    HP_Body_Create(): Answer<Handle>
    HP_Body_Release(body: Handle): number
    HP_Body_SetShape(body: Handle, shape: Handle): number
    HP_Body_SetMotionType(body: Handle, motion: number): number
    HP_Body_SetMassProperties(
      body: Handle,
      properties: readonly [centre: Vector, mass: number, inertia: Vector, axes: Rotation],
    ): number
    HP_Body_SetLinearDamping(body: Handle, damping: number): number
    HP_Body_SetAngularDamping(body: Handle, damping: number): number
    HP_Body_SetQTransform(body: Handle, place: Place): number
    HP_Body_GetQTransform(body: Handle): Answer<Place>
    HP_Body_SetLinearVelocity(body: Handle, velocity: Vector): number
    HP_Body_GetLinearVelocity(body: Handle): Answer<Vector>
    HP_Body_SetAngularVelocity(body: Handle, velocity: Vector): number
    HP_Body_GetAngularVelocity(body: Handle): Answer<Vector>
  }
  export default function factory(options: { wasmBinary: Uint8Array }): Promise<Havok>
}

declare module '@3d-dice/dice-box-threejs' {
  export default class DiceBox {
    constructor(selector: string, options: { assetPath: string })
    readonly diceList: readonly { body: { quaternion: { x: number; y: number; z: number; w: number } } }[]
    initialize(): Promise<void>
    roll(notation: string): Promise<unknown>
  }
}

declare module '@3d-dice/dice-box' {
  export default class DiceBox {
    constructor(selector: string, options: { assetPath: string; offscreen: boolean })
    init(): Promise<unknown>
    roll(notation: string): Promise<unknown>
  }
}
