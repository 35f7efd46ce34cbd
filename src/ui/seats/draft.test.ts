import { describe, expect, it } from 'vitest'
import { newMatch } from '../../match/match'
import { boxes } from '../games/boxes'
import { readGameFacts } from '../games/gameFacts'
import { changeOption, freshDraft, seatsOf, sitterKey, swapPlaces } from './draft'

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
      seatsOf(one, box.colours).map(({ name, colour }) => `${name} ${colour}`)
    expect(names(draft)).toEqual(['You yellow', 'Anne blue', 'Ching green'])
    expect(names(swapped)).toEqual(['Ching yellow', 'Anne blue', 'You green'])
    expect(seatsOf(swapped, box.colours).map(({ sitter }) => sitterKey(sitter))[2]).toBe('human')
    expect(swapPlaces(swapped, 0, 2)).toEqual(draft)
  })

  it('has a name even if somebody leaves it empty', () => {
    const draft = freshDraft(game)
    const nameless = { ...draft, people: draft.people.map(person => ({ ...person, name: '  ' })) }
    expect(seatsOf(nameless, box.colours).map(({ name }) => name)).toEqual([
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
