import type { BotLevel } from '../../bots'
import type { MatchSeat } from '../../match/match'
import { ranks } from '../../match/ranks'
import type { SeatColour } from '../../match/seatColours'
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

/** What the only person is called as long as he has not said how. */
const onlyPerson = 'You'
/** Everybody else who has not said it; one more than any game has chairs. */
const crew: readonly string[] = ['Mary', 'Anne', 'Ching', 'Jack', 'Grace', 'Bart', 'Stede']

/** One person against the computer, as many as make a good first game. */
export function freshDraft({ players: { min, max }, options, levels }: BoxedGame): Draft {
  const level = levels.find(one => one === 'easy') ?? levels[0]!
  return {
    players: Math.min(max, Math.max(min, 3)),
    people: Array.from({ length: max }, (_, seat) => ({
      name: seat === 0 ? onlyPerson : (crew[seat] ?? `Player ${seat + 1}`),
      sitter: seat === 0 ? { kind: 'human' } : { kind: 'computer', level },
    })),
    options: Object.fromEntries(options.map(option => [option.id, option.default])),
    freeUndo: false,
  }
}

export function changePerson(draft: Draft, seat: number, change: Partial<DraftPerson>): Draft {
  const people = draft.people.with(seat, { ...draft.people[seat]!, ...change })
  return change.sitter ? withGivenNames({ ...draft, people }) : { ...draft, people }
}

export function changePlayers(draft: Draft, players: number): Draft {
  return withGivenNames({ ...draft, players })
}

/** Nobody is called “You” but the only person at the table, and he is, unless he has another name of his own. */
export function withGivenNames(draft: Draft): Draft {
  const seated = draft.people.slice(0, draft.players)
  const isAlone = seated.filter(({ sitter }) => sitter.kind === 'human').length === 1
  let { people } = draft
  for (const [seat, { name, sitter }] of seated.entries()) {
    const isYou = isAlone && sitter.kind === 'human'
    const given =
      isYou && crew.includes(name)
        ? onlyPerson
        : !isYou && name === onlyPerson
          ? freeName(people, seat)
          : undefined
    if (given !== undefined) people = people.with(seat, { ...people[seat]!, name: given })
  }
  return { ...draft, people }
}

/** Colours belong to chairs: whoever takes another colour changes places with who sits there. */
export function swapPlaces(draft: Draft, seat: number, other: number): Draft {
  const people = draft.people.with(seat, draft.people[other]!).with(other, draft.people[seat]!)
  return { ...draft, people }
}

export function changeOption(draft: Draft, id: string, value: OptionValue): Draft {
  return { ...draft, options: { ...draft.options, [id]: value } }
}

/** What somebody is called who sits down at a running match, if nobody has said it: a computer is never “You”. */
export function nameFor(
  seats: readonly Pick<MatchSeat, 'name'>[],
  seat: number,
  sitter: MatchSeat['sitter'],
): string {
  const { name } = seats[seat]!
  return sitter.kind === 'human' || name !== onlyPerson ? name : freeName(seats, seat)
}

/** Of the crew, preferably the one of this chair. */
function freeName(people: readonly Pick<MatchSeat, 'name'>[], seat: number): string {
  const used = people.map(({ name }) => name)
  const free = [crew[seat], ...crew].find(name => name !== undefined && !used.includes(name))
  return free ?? `Player ${seat + 1}`
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
  random: `Computer, ${ranks.random} (plays anything)`,
  easy: `Computer, ${ranks.easy}`,
  solid: `Computer, ${ranks.solid}`,
  strong: `Computer, ${ranks.strong}`,
}
