import type { BotLevel } from '../../bots'
import type { MatchSeat, SeatColour } from '../../match/match'
import type { Options, OptionValue } from '../../rules/game'
import type { BoxedGame } from '../games'

/** Who sits where and by which options, before there is a match. */
export interface Draft {
  readonly players: number
  /** For as many as the game can take; those beyond `players` wait for their chair. */
  readonly people: readonly DraftPerson[]
  readonly options: Options
  readonly freeUndo: boolean
}

export interface DraftPerson {
  readonly name: string
  readonly sitter: MatchSeat['sitter']
}

const names = ['You', 'Anne', 'Ching', 'Jack', 'Grace', 'Bart'] as const

/** One person against the computer, as many as make a good first game. */
export function freshDraft({ players: { min, max }, options, levels }: BoxedGame): Draft {
  const level = levels.find(one => one === 'easy') ?? levels[0]!
  return {
    players: Math.min(max, Math.max(min, 3)),
    people: Array.from({ length: max }, (_, seat) => ({
      name: names[seat] ?? `Player ${seat + 1}`,
      sitter: seat === 0 ? { kind: 'human' } : { kind: 'computer', level },
    })),
    options: Object.fromEntries(options.map(option => [option.id, option.default])),
    freeUndo: false,
  }
}

export function changePerson(draft: Draft, seat: number, change: Partial<DraftPerson>): Draft {
  return { ...draft, people: draft.people.with(seat, { ...draft.people[seat]!, ...change }) }
}

/** Colours belong to chairs: whoever takes another colour changes places with who sits there. */
export function swapPlaces(draft: Draft, seat: number, other: number): Draft {
  const people = draft.people.with(seat, draft.people[other]!).with(other, draft.people[seat]!)
  return { ...draft, people }
}

export function changeOption(draft: Draft, id: string, value: OptionValue): Draft {
  return { ...draft, options: { ...draft.options, [id]: value } }
}

export function seatsOf({ players, people }: Draft, colours: readonly SeatColour[]): readonly MatchSeat[] {
  return people.slice(0, players).map(({ name, sitter }, seat) => ({
    name: name.trim() || `Player ${seat + 1}`,
    sitter,
    colour: colours[seat]!,
  }))
}

/** `human`, or the level of a computer: what a list of choices can hold. */
export function sitterKey(sitter: MatchSeat['sitter']): string {
  return sitter.kind === 'human' ? 'human' : sitter.level
}

export const levelWords: Readonly<Record<BotLevel, string>> = {
  random: 'Computer, tipsy (plays anything)',
  easy: 'Computer, deckhand',
  solid: 'Computer, mate',
  strong: 'Computer, captain',
}
