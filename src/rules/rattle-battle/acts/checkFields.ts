import type { AnyMove, Refusal } from '../../game'
import { refuse } from '../../refusal'

/** What a player is asked for instead of the name of a field. */
const wordsOf: Readonly<Record<string, string>> = {
  dieId: 'one of your Ships',
  ownId: 'one of your Ships',
  otherId: 'another one of them',
  targetId: 'the Ship that it is aimed at',
  x: 'where it goes',
  y: 'where it goes',
  face: 'the face that it shows then',
  tokenIds: 'the Loot that it costs',
  part: 'a Part',
  upgradeId: 'an Upgrade',
  type: 'a type of Loot',
  count: 'how many',
}

/** Does the move carry exactly these fields, beside what every move of its kind has? */
export function checkFields(
  move: AnyMove,
  common: readonly string[],
  wanted: readonly string[],
): Refusal | undefined {
  const given = Object.keys(move).filter(key => key !== 'kind' && key !== 'seat' && !common.includes(key))
  const fits = given.length === wanted.length && wanted.every(key => given.includes(key))
  if (fits) return undefined
  const asked = [...new Set(wanted.map(field => wordsOf[field] ?? field))].join(', ')
  return refuse(
    'RB-2',
    asked === '' ? 'There is nothing to choose for this' : `Choose ${asked}; nothing else`,
  )
}
