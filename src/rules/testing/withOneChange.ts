import type { Random } from '../random'

/** One thing of a saved state changed, for tests of what a game refuses to read. */

type Path = readonly (string | number)[]
type Parts = Record<string | number, unknown>

function pathsOf(value: unknown, at: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...at, key]))]
}

const valueAt = (state: unknown, path: Path) =>
  path.reduce<unknown>((value, key) => (value as Parts)[key], state)

/** The same kind of thing, but another one. */
function otherThan(value: unknown, strings: readonly unknown[], random: Random): unknown {
  if (typeof value === 'number') return value + random.pick([-1, 1, 2, 100])
  if (typeof value === 'string') return random.index(6) > 0 ? random.pick(strings) : 'nonsense'
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) {
    if (value.length === 0 || random.index(3) === 0) return []
    const index = random.index(value.length)
    return random.index(2) === 0 ? value.toSpliced(index, 1) : [...value, value[index]]
  }
  const entries = Object.entries(value as Parts)
  return Object.fromEntries(entries.toSpliced(random.index(Math.max(1, entries.length)), 1))
}

/** A copy of the state with one thing changed, and what it is. Options stay, and paths that are not `accepted`. */
export function withOneChange(
  state: { readonly phase: string },
  random: Random,
  accepted: (path: Path) => boolean = () => true,
): { readonly input: unknown; readonly what: string } {
  const input: unknown = JSON.parse(JSON.stringify(state))
  const paths = pathsOf(input).filter(path => path.length > 0 && path[0] !== 'options' && accepted(path))
  const strings = paths.map(path => valueAt(input, path)).filter(value => typeof value === 'string')
  const path = random.pick(paths)
  const parent = valueAt(input, path.slice(0, -1)) as Parts
  const key = path.at(-1)!
  parent[key] = otherThan(parent[key], strings, random)
  return { input, what: `${state.phase}: ${path.join('.')} is ${JSON.stringify(parent[key])}` }
}
