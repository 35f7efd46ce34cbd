import * as v from 'valibot'
import type { GameOption } from './game'

/** The table options in a state, each with its meaning. */
export function optionsSchema(options: readonly GameOption[]) {
  return v.strictObject(
    Object.fromEntries(
      options.map(({ id, values, before, meaning }) => {
        const value = v.pipe(v.picklist(values as readonly string[]), v.description(meaning))
        return [id, before === undefined ? value : v.optional(value, before as string)]
      }),
    ),
  )
}
