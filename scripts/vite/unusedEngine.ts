/**
 * What of Rapier no throw, no table and no lens asks for: the beginnings of its exported functions, and the names by
 * which code would ask for them (`tests/engineBinary.test.ts` finds none of those in `src`). Remove a row to use it.
 */
export const unusedEngine: readonly {
  readonly what: string
  readonly exports: RegExp
  readonly askedBy: RegExp
}[] = [
  {
    what: 'characters, vehicles and controllers',
    exports: /^raw(charactercollision|kinematiccharacter|dynamicraycastvehicle|pidcontroller)/,
    askedBy: /\bcreate(Character|Vehicle|Pid)Controller\b/,
  },
  {
    what: 'snapshots: a replay runs from its start',
    exports: /^raw(serializationpipeline_(?!new)|deserializedworld)/,
    askedBy: /\b(take|restore)Snapshot\b/,
  },
  {
    what: 'shapes of triangles, heights and voxels, and hulls cut from them',
    exports:
      /^raw(vhacdparameters|shape_(heightfield|trimesh|polyline|voxels|convexDecomposition|convexMesh|roundConvexMesh)|colliderset_co(TriMesh|Heightfield|HeightField|Voxel|SetVoxel|CombineVoxel|PropagateVoxel))/,
    askedBy:
      /ColliderDesc\.(heightfield|trimesh|polyline|voxels|convexDecomposition|convexMesh|roundConvexMesh)\b|<(Trimesh|Heightfield|MeshCollider)/,
  },
  {
    what: 'questions of geometry other than a ray into the world: src/measure answers them',
    exports:
      /^raw(broadphase_(castShape|project|intersection|colliders)|colliderset_co(Cast|Intersects|Project|Contact[CS]|Contains)|shape_(cast|contact|contains|project|intersects|compound))/,
    askedBy:
      /\.(castShape|castCollider|projectPoint\w*|intersections?With\w+|collidersWithAabb\w+|contact(Shape|Collider)|containsPoint|intersectsShape)\(/,
  },
]

export const isUnused = (name: string): boolean => unusedEngine.some(({ exports }) => exports.test(name))
