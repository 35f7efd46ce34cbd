import * as v from 'valibot'
import { dieFaces, dieKinds } from '../measure'

/** What every command's input is made of. Messages are sentences for a person. */

export const number = v.pipe(
  v.number('a number is expected.'),
  v.finite('the number must be finite.'),
  v.minValue(-1e9, 'the number is out of all bounds.'),
  v.maxValue(1e9, 'the number is out of all bounds.'),
)

export const text = v.pipe(v.string('a text is expected.'), v.maxLength(1000, 'at most 1000 letters.'))

export const dieId = v.pipe(
  v.string('the name of a die is a text.'),
  v.nonEmpty('a die needs a name.'),
  v.maxLength(100, 'the name of a die has at most 100 letters.'),
)

export const dieKind = v.picklist(dieKinds, `the kinds of dice are ${dieKinds.join(', ')}.`)

/** A box holds no more, and a hand far fewer. */
export const mostDice = 60

export function list<Item extends v.GenericSchema>(item: Item, most: number) {
  return v.pipe(v.array(item, 'a list is expected.'), v.maxLength(most, `at most ${most} of them.`))
}

export const vector3 = v.strictTuple([number, number, number], 'a list of 3 numbers is expected.')
export const vector4 = v.strictTuple([number, number, number, number], 'a list of 4 numbers is expected.')

export function oneOf<const Values extends readonly string[]>(values: Values) {
  return v.picklist(values, `one of ${values.join(', ')} is expected.`)
}

export function object<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(entries, 'an object with named fields is expected.')
}

export const flag = v.boolean('true or false is expected.')

/** No two dice of a list share a name. */
export function areNamedApart(dice: readonly { readonly id: string }[]): boolean {
  return new Set(dice.map(die => die.id)).size === dice.length
}

export function hasFace(die: { readonly kind: keyof typeof dieFaces; readonly face: number }): boolean {
  return Number.isInteger(die.face) && die.face >= 1 && die.face <= dieFaces[die.kind].length
}
