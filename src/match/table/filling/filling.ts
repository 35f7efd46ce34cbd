import { createStore } from 'zustand/vanilla'
import type { AnyMove, Refusal } from '../../../rules/game'
import { type Asked, type Choice, desk } from '../../desk'
import { type Field, fieldsOf, nearestTo, partOf, type Value, type Values, valuesOf } from './fieldsOf'

/** A move that is said part by part, where there are too many ways to list them. */
export interface Filling {
  readonly asked: Asked | undefined
  readonly kind: string
  readonly fields: readonly Field[]
  readonly values: Values
  /** What it comes to, in the words of the rules. */
  readonly move: AnyMove | undefined
  readonly text: string
  readonly rule: string
  readonly refusal: Refusal | undefined
}

const nothing: Filling = {
  asked: undefined,
  kind: '',
  fields: [],
  values: {},
  move: undefined,
  text: '',
  rule: '',
  refusal: undefined,
}

export const filling = createStore<Filling>(() => nothing)

/** Follows who is asked for moves of these kinds, for as long as a page shows it; the answer ends it. */
export function watchFilling(kinds: readonly string[]): () => void {
  const follow = () => begin(desk.state.getState().asked, kinds)
  follow()
  const stop = desk.state.subscribe((now, before) => {
    if (now.asked !== before.asked) follow()
  })
  return () => {
    stop()
    filling.setState(nothing, true)
  }
}

function begin(asked: Asked | undefined, kinds: readonly string[]): void {
  const found = asked && fillable(asked, kinds)
  if (!asked || !found) {
    if (filling.getState() !== nothing) filling.setState(nothing, true)
    return
  }
  const [kind, choices, fields] = found
  const first = startOf(choices, fields)
  show(asked, kind, fields, first.move)
}

function fillable(
  { choices }: Asked,
  kinds: readonly string[],
): [string, readonly Choice[], readonly Field[]] | undefined {
  for (const kind of kinds) {
    const own = choices.filter(({ move }) => move.kind === kind)
    const fields = fieldsOf(own)
    if (fields) return [kind, own, fields]
  }
  return undefined
}

/** In the middle of what is listed first: halves of a full hold, rather than all of one thing. */
function startOf(choices: readonly Choice[], fields: readonly Field[]): Choice {
  const [first] = choices
  const numbers = fields.filter(field => field.kind === 'number')
  const like = choices.filter(choice =>
    fields.every(
      ({ name, kind }) =>
        kind === 'number' || JSON.stringify(partOf(choice, name)) === JSON.stringify(partOf(first!, name)),
    ),
  )
  const total = (choice: Choice) =>
    numbers.reduce((sum, { name }) => sum + (partOf(choice, name) as number), 0)
  const most = Math.max(...like.map(total))
  const full = like.filter(choice => total(choice) === most)
  return full[Math.floor((full.length - 1) / 2)] ?? first!
}

function show(asked: Asked, kind: string, fields: readonly Field[], move: AnyMove): void {
  const { open } = desk.state.getState()
  if (!open) return
  filling.setState({
    asked,
    kind,
    fields,
    values: valuesOf(move, fields),
    move,
    refusal: open.game.check(open.state, move),
    ...open.game.describe(open.state, move),
  })
}

/** Says one part anew; where that cannot go with the others, they give way as little as they must. */
export function fillIn(name: string, value: Value): void {
  const { asked, kind, fields, values, move } = filling.getState()
  const { open } = desk.state.getState()
  if (!asked || !move || !open) return
  const wanted = { ...values, [name]: value }
  const direct = { ...move, ...wanted } as AnyMove
  const listed = asked.choices.filter(choice => choice.move.kind === kind)
  const fits = open.game.check(open.state, direct) === undefined
  const other = fits ? undefined : nearestTo(listed, fields, wanted, name)
  show(asked, kind, fields, other?.move ?? direct)
}

/** Does what has been said. */
export function doFilled(): void {
  const { move, refusal } = filling.getState()
  if (move && !refusal) void desk.choose(move)
}
