/** Every selection of some, all or none of the things, each in their order. */
export function subsets<T>(things: readonly T[]): readonly (readonly T[])[] {
  let found: readonly (readonly T[])[] = [[]]
  for (const thing of things) found = [...found, ...found.map(some => [...some, thing])]
  return found
}
