import * as v from 'valibot'
import {
  closestPairs,
  defaultRuler,
  fireFault,
  isStandingOn,
  outlineOf,
  type PlacedTile,
  type PlanePoint,
  tileIds,
  tileOutline,
} from '../../measure'
import { type Answer, document } from '../answer'
import { InputError } from '../inputError'
import { readOptions } from '../options'
import { parseInput, readText } from '../readInput'
import * as s from '../schemas'

const measureInput = s.object({
  dice: s.list(
    s.object({ id: s.dieId, kind: s.dieKind, position: s.vector3, rotation: s.vector4 }),
    s.mostDice,
  ),
  tiles: v.optional(
    s.list(s.object({ id: s.oneOf(tileIds), x: s.number, z: s.number, rotation: v.optional(s.number) }), 11),
  ),
  resolution: v.optional(v.pipe(s.number, v.minValue(0, 'not below 0.'), v.maxValue(100, 'at most 100 mm.'))),
})

/** A quaternion that is not of length 1 within this is a typing mistake, not a rotation. */
const lengthSlack = 0.01

/** Measures every pair of dice as they lie. */
export async function measure(args: readonly string[], input: NodeJS.ReadableStream): Promise<Answer> {
  const { values } = readOptions(args, { in: { type: 'string' } })
  const given = parseInput(await readText(values.in, input), measureInput)
  if (!s.areNamedApart(given.dice))
    throw new InputError('wrong-input', 'Two dice have the same name.', 'dice')
  for (const [index, { id, rotation }] of given.dice.entries()) {
    if (Math.abs(Math.hypot(...rotation) - 1) > lengthSlack) {
      const message = `The rotation of “${id}” must be a quaternion [x, y, z, w] of length 1.`
      throw new InputError('wrong-input', message, `dice.${index}.rotation`)
    }
  }
  const ruler = { ...defaultRuler, rulerResolutionMm: given.resolution ?? defaultRuler.rulerResolutionMm }
  const { pairs, groups } = closestPairs(given.dice, ruler)
  const tiles = (given.tiles ?? []).map((tile): PlacedTile => {
    return { id: tile.id, x: tile.x, y: -tile.z, rotation: tile.rotation ?? 0 }
  })
  const outlines = new Map(given.dice.map(die => [die.id, outlineOf(die, ruler)]))
  const placed = tiles.map(tileOutline)
  return {
    exitCode: 0,
    output: document({
      pairs: pairs.map(({ from, to, ...pair }) => ({
        ...pair,
        from: onFloor(from),
        to: onFloor(to),
        ...(tiles.length > 0 && { blockedBy: blocking(pair.a, pair.b) }),
      })),
      groups,
      ...(tiles.length > 0 && {
        standingOn: given.dice.map(({ id }) => ({
          die: id,
          tiles: placed.filter(tile => isStandingOn(outlines.get(id)!, tile, ruler)).map(tile => tile.id),
        })),
      }),
    }),
  }

  /** Tiles that hinder a shot from the first to the second die where tiles block fire (RB-80). */
  function blocking(a: string, b: string): string[] {
    return placed
      .filter(tile => fireFault(outlines.get(a)!, outlines.get(b)!, [tile], ruler))
      .map(tile => tile.id)
  }
}

const onFloor = ({ x, y }: PlanePoint): readonly [number, number] => [x, 0 - y]
