import { type CollectForecast, collectForecast } from '../../../rules/waves/forecast'
import type { DiscardDown, PlayFollower, PlayRebels, WavesMove } from '../../../rules/waves/moves'
import type { WavesState } from '../../../rules/waves/state'
import {
  type Cls,
  capital,
  className,
  classPlural,
  joined,
  numberWord,
} from '../../../rules/waves/vocabulary'
import type { Choice, DeskState } from '../../desk'
import type { Composable, Part } from './compose'
import type { ComposeWish } from './composing'

/** Discards are read in a list up to so many. */
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

export const slotTitle = (slot: string): string => titles[slot] ?? capital(slot)

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
      ? { slot: 'way', key: 'follow', text: 'It follows, beneath your Elder' }
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
  count === 1 ? 'It rebels, across your Elder' : `${capital(numberWord(count))} rebel, across your Elder`

/** "Takes the Seer under 1 and 3", by the numbers of the tablets. */
function gainWords(own: readonly CollectForecast[], { faces }: WavesState, elder: Cls): string {
  const under = (role: string) =>
    joined(
      faces.flatMap((face, index) =>
        own.some(one => one.face === face && one.role === role && one.result === 'collected')
          ? [String(index + 1)]
          : [],
      ),
    )
  const [follower, rebel] = [under('follower'), under('rebel')]
  const takes = `takes the ${className(elder)} under`
  if (follower === rebel) return `${takes} ${tablets(follower)}`
  return `${takes} ${tablets(follower)} as a Follower, ${tablets(rebel)} as a Rebel`
}

const tablets = (numbers: string): string =>
  numbers === '' ? 'no tablet' : `${numbers.length === 1 ? 'tablet' : 'tablets'} ${numbers}`

const order = ['first card', 'second card', 'third card', 'fourth card', 'fifth card', 'sixth card'] as const

/** The same discard in every order, for nobody has to think of the lowest card first. */
function discardsOf(choice: Choice): readonly Composable[] {
  const { cards } = choice.move as WavesMove & DiscardDown
  return permutations(cards).map(row => ({
    choice,
    parts: row.map(
      (cls, index): Part => ({
        slot: order[index] ?? `card ${index + 1}`,
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
