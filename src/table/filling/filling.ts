import { createStore } from 'zustand/vanilla'
import { choiceOf } from '../../match/inNames'
import type { AnyMove, Refusal } from '../../rules/game'
import { type Asked, type Choice, deskOf } from '../desk'
import { part, type Table } from '../part'
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

export const fillingOf = part(() => createStore<Filling>(() => nothing))

/** Follows the player who is asked for moves of these kinds while a page shows it; returns a function that stops. */
export function watchFilling(table: Table, kinds: readonly string[]): () => void {
  const desk = deskOf(table)
  const follow = () => begin(table, desk.state.getState().asked, kinds)
  follow()
  const stop = desk.state.subscribe((now, before) => {
    if (now.asked !== before.asked) follow()
  })
  return () => {
    stop()
    fillingOf(table).setState(nothing, true)
  }
}

function begin(table: Table, asked: Asked | undefined, kinds: readonly string[]): void {
  const filling = fillingOf(table)
  const found = asked && fillable(asked, kinds)
  if (!asked || !found) {
    if (filling.getState() !== nothing) filling.setState(nothing, true)
    return
  }
  const [kind, choices, fields] = found
  const first = startOf(choices, fields)
  show(table, asked, kind, fields, first.move)
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

function show(table: Table, asked: Asked, kind: string, fields: readonly Field[], move: AnyMove): void {
  const { game, told } = deskOf(table).state.getState()
  if (!game || !told) return
  fillingOf(table).setState({
    asked,
    kind,
    fields,
    values: valuesOf(move, fields),
    refusal: game.check(told.view, move),
    ...choiceOf(game, told.view, move, told.seats),
  })
}

/** Changes one part; parts that conflict with it change as little as possible. */
export function fillIn(table: Table, name: string, value: Value): void {
  const { asked, kind, fields, values, move } = fillingOf(table).getState()
  const { game, told } = deskOf(table).state.getState()
  if (!asked || !move || !game || !told) return
  const wanted = { ...values, [name]: value }
  const direct = { ...move, ...wanted } as AnyMove
  const listed = asked.choices.filter(choice => choice.move.kind === kind)
  const fits = game.check(told.view, direct) === undefined
  const other = fits ? undefined : nearestTo(listed, fields, wanted, name)
  show(table, asked, kind, fields, other?.move ?? direct)
}

/** Does what has been said. */
export function doFilled(table: Table): void {
  const { move, refusal } = fillingOf(table).getState()
  if (move && !refusal) void deskOf(table).choose(move)
}
