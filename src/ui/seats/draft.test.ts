import { describe, expect, it } from 'vitest'
import { newMatch } from '../../match/match'
import { chairColours } from '../../match/seatColours'
import { boxes } from '../games/boxes'
import { readGameFacts } from '../games/gameFacts'
import {
  changeOption,
  changePerson,
  changePlayers,
  freshDraft,
  seatsOf,
  sitterKey,
  swapPlaces,
} from './draft'

const [rattle] = readGameFacts()
const box = boxes[rattle!.id]
const game = { ...rattle!, box }

describe('who sits down', () => {
  it.each(readGameFacts())(
    'at $title as its box comes can begin at once, for every number of players',
    facts => {
      const own = { ...facts, box: boxes[facts.id] }
      const colours = ['yellow', 'blue', 'green', 'red', 'white', 'orange', 'violet', 'black'] as const
      for (let players = facts.players.min; players <= facts.players.max; players++) {
        const draft = { ...freshDraft(own), players }
        const made = newMatch({
          game: facts.id,
          players,
          seed: 'draft',
          options: draft.options,
          seats: seatsOf(draft, colours),
        })
        expect(made.ok, `${players} players`).toBe(true)
      }
    },
  )

  it('changes places with whoever sits in the other colour', () => {
    const draft = freshDraft(game)
    const swapped = swapPlaces(draft, 0, 2)
    const names = (one: typeof draft) =>
      seatsOf(one, chairColours(game.id, 3)).map(({ name, colour }) => `${name} ${colour}`)
    expect(names(draft)).toEqual(['You yellow', 'Anne blue', 'Ching green'])
    expect(names(swapped)).toEqual(['Ching yellow', 'Anne blue', 'You green'])
    expect(seatsOf(swapped, chairColours(game.id, 3)).map(({ sitter }) => sitterKey(sitter))[2]).toBe('human')
    expect(swapPlaces(swapped, 0, 2)).toEqual(draft)
  })

  it('is called You only as the one person at the table', () => {
    const human = { kind: 'human' } as const
    const computer = { kind: 'computer', level: 'easy' } as const
    const names = ({ people, players }: ReturnType<typeof freshDraft>) =>
      people.slice(0, players).map(({ name }) => name)
    const draft = freshDraft(game)
    const watched = changePerson(draft, 0, { sitter: computer })
    expect(names(watched)).toEqual(['Mary', 'Anne', 'Ching'])
    const second = changePerson(watched, 1, { sitter: human })
    expect(names(second)).toEqual(['Mary', 'You', 'Ching'])
    expect(names(changePerson(second, 0, { sitter: human }))).toEqual(['Mary', 'Anne', 'Ching'])
    const named = changePerson(changePerson(draft, 2, { sitter: human }), 2, { name: 'Ada' })
    expect(names(named)).toEqual(['Mary', 'Anne', 'Ada'])
    // Who is left alone by the others is You again; a name of one's own stays.
    expect(names(changePlayers(named, 2))).toEqual(['You', 'Anne'])
    expect(names(changePerson(named, 0, { sitter: computer }))).toEqual(['Mary', 'Anne', 'Ada'])
  })

  it('has a name even if somebody leaves it empty', () => {
    const draft = freshDraft(game)
    const nameless = { ...draft, people: draft.people.map(person => ({ ...person, name: '  ' })) }
    expect(seatsOf(nameless, chairColours(game.id, 3)).map(({ name }) => name)).toEqual([
      'Player 1',
      'Player 2',
      'Player 3',
    ])
  })

  it('changes one option and leaves the others', () => {
    const { options } = freshDraft(game)
    expect(changeOption(freshDraft(game), 'fistMax', 12).options).toEqual({ ...options, fistMax: 12 })
  })
})
