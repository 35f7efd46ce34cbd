import {
  type Cls,
  type CollectForecast,
  capital,
  classes,
  className,
  classPlural,
  collectForecast,
  type DiscardDown,
  numberWord,
  type PlayFollower,
  type PlayRebels,
  type WavesMove,
  type WavesState,
} from '../../rules/waves/public'
import type { Choice, DeskState } from '../desk'
import type { Composable, Part } from './compose'
import type { Composer, ComposeWish } from './composing'

/** Discards are read in a list up to this many. */
const readable = 9

/** A placement is a class and a way to play it; many discards are chosen one after another. */
export function wavesWish({ asked, view }: DeskState): ComposeWish | undefined {
  if (!asked) return undefined
  const state = view as WavesState
  const { choices } = asked
  if (state.phase === 'play') {
    const forecast = collectForecast(state, asked.seat)
    return {
      title: 'What do you place?',
      all: choices.flatMap(choice => placementOf(choice, state, forecast)),
      others: [],
    }
  }
  if (state.phase !== 'discard' || choices.length <= readable) return undefined
  return { title: 'What do you discard?', all: choices.flatMap(discardsOf), others: [] }
}

const titles: Readonly<Record<string, string>> = { class: 'Which cards?', way: 'How?' }

export const wavesComposer: Composer = {
  wish: wavesWish,
  titleOf: slot => titles[slot] ?? capital(slot),
}

function placementOf(
  choice: Choice,
  state: WavesState,
  forecast: readonly CollectForecast[],
): readonly Composable[] {
  const { kind, cards, slot } = choice.move as PlayFollower | PlayRebels
  const [cls] = cards
  if (cls === undefined) return []
  const own = forecast.filter(one => one.cls === cls && one.slot === slot)
  const elder = state.slots[slot]?.elder
  const way: Part =
    kind === 'playFollower'
      ? { slot: 'way', key: 'follow', text: 'One follows, below your Elder' }
      : { slot: 'way', key: `rebel ${cards.length}`, text: rebelWords(cards.length) }
  const held: Part = {
    slot: 'class',
    key: String(cls),
    text: classPlural(cls),
    note: elder && gainWords(own, state, elder),
  }
  return [{ choice, parts: [held, way] }]
}

const rebelWords = (count: number) =>
  count === 1 ? 'One rebels, across your Elder' : `${capital(numberWord(count))} rebel, across your Elder`

/** "Takes the Seer if Scholars or Knights decide", for one of the five tablets will be in force. */
function gainWords(own: readonly CollectForecast[], { faces }: WavesState, elder: Cls): string {
  const under = (role: string) =>
    tablets(
      faces.flatMap((face, index) =>
        own.some(one => one.face === face && one.role === role && one.result === 'collected')
          ? [classes[index]!]
          : [],
      ),
    )
  const [follower, rebel] = [under('follower'), under('rebel')]
  const prey = `the ${className(elder)}`
  if (follower !== rebel) return `takes ${prey} as a Follower ${follower}; as a Rebel ${rebel}`
  return follower === never ? `cannot take ${prey} this round` : `takes ${prey} ${follower}`
}

const never = 'never'

function tablets(deciding: readonly Cls[]): string {
  if (deciding.length === 0) return never
  if (deciding.length === classes.length) return 'whatever decides'
  const missing = classes.filter(cls => !deciding.includes(cls))
  if (missing.length === 1) return `unless ${classPlural(missing[0]!)} decide`
  const [last, ...others] = deciding.map(classPlural).toReversed()
  return `if ${others.length === 0 ? last : `${others.toReversed().join(', ')} or ${last}`} decide`
}

/** What is asked one after another where several cards are discarded. */
export const discardSlot = (index: number): string => order[index] ?? `card ${index + 1}`

const order = ['first card', 'second card', 'third card', 'fourth card', 'fifth card', 'sixth card'] as const

/** The same discard in every order, because nobody has to think of the lowest card first. */
function discardsOf(choice: Choice): readonly Composable[] {
  const { cards } = choice.move as WavesMove & DiscardDown
  return permutations(cards).map(row => ({
    choice,
    parts: row.map(
      (cls, index): Part => ({
        slot: discardSlot(index),
        key: String(cls),
        text: `A ${className(cls)}`,
      }),
    ),
  }))
}

/** Every order of these cards once. */
function permutations(cards: readonly Cls[]): readonly (readonly Cls[])[] {
  if (cards.length === 0) return [[]]
  return [...new Set(cards)].flatMap(cls => {
    const at = cards.indexOf(cls)
    return permutations(cards.toSpliced(at, 1)).map(rest => [cls, ...rest])
  })
}
