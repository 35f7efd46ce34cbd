import type { BotLevel } from '../../bots'
import type { MatchSeat } from '../../match/match'
import { ranks } from '../../match/ranks'
import { chairColours, type SeatColour } from '../../match/seatColours'
import { type GameOption, type Options, type OptionValue, valuesFor } from '../../rules/game'
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
  /** As chosen; the others get one that is left. */
  readonly colour?: SeatColour
}

/** The name of the only person until they choose one. */
const onlyPerson = 'You'
/** Default names for all others; one more than any game has chairs. */
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

/** A seat that an option names and that is not at the table any more is forgotten. */
export function changePlayers(draft: Draft, players: number, options: readonly GameOption[]): Draft {
  const gone = options.filter(option => !valuesFor(option, players).includes(draft.options[option.id]!))
  const usual = Object.fromEntries(gone.map(option => [option.id, option.default]))
  return withGivenNames({ ...draft, players, options: { ...draft.options, ...usual } })
}

/** Only the sole person at a table is called “You”, unless they have chosen another name. */
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

/** By chair. */
export function coloursOf({ id }: Pick<BoxedGame, 'id'>, { players, people }: Draft): readonly SeatColour[] {
  return chairColours(
    id,
    players,
    people.map(({ colour }) => colour),
  )
}

/** A player who takes the colour of another gives their own for it. */
export function takeColour(
  game: Pick<BoxedGame, 'id'>,
  draft: Draft,
  seat: number,
  colour: SeatColour,
): Draft {
  const now = coloursOf(game, draft)
  const owner = now.indexOf(colour)
  const people = draft.people.map((person, index) => {
    if (index === seat) return { ...person, colour }
    if (index === owner) return { ...person, colour: now[seat]! }
    // Somebody without a chair no longer waits for it.
    const { colour: own, ...rest } = person
    return own === colour ? rest : person
  })
  return { ...draft, people }
}

export function changeOption(draft: Draft, id: string, value: OptionValue): Draft {
  return { ...draft, options: { ...draft.options, [id]: value } }
}

/** The default name of a new occupant in a running match: a computer is never “You”. */
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

export function seatsOf(game: Pick<BoxedGame, 'id'>, draft: Draft): readonly MatchSeat[] {
  const { players, people } = draft
  const colours = coloursOf(game, draft)
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
  legend: `Computer, ${ranks.legend} (thinks up to a second)`,
}
