import { describe, expect, it } from 'vitest'
import { newMatch } from '../../match/match'
import { boxes } from '../games/boxes'
import { readGameFacts } from '../games/gameFacts'
import { changeOption, changePerson, changePlayers, freshDraft, seatsOf, takeColour } from './draft'

const [rattle] = readGameFacts()
const box = boxes[rattle!.id]
const game = { ...rattle!, box }

describe('a player at the set-up', () => {
  it.each(readGameFacts())(
    'at $title as its box comes can start without changes, for every number of players',
    facts => {
      const own = { ...facts, box: boxes[facts.id] }
      for (let players = facts.players.min; players <= facts.players.max; players++) {
        const draft = { ...freshDraft(own), players }
        const made = newMatch({
          game: facts.id,
          players,
          seed: 'draft',
          options: draft.options,
          seats: seatsOf(own, draft),
        })
        expect(made.ok, `${players} players`).toBe(true)
      }
    },
  )

  it('takes any colour of the box; its former owner gets the colour given up for it', () => {
    const draft = freshDraft(game)
    const names = (one: typeof draft) => seatsOf(game, one).map(({ name, colour }) => `${name} ${colour}`)
    expect(names(draft)).toEqual(['You yellow', 'Anne blue', 'Ching green'])
    expect(names(takeColour(game, draft, 0, 'green'))).toEqual(['You green', 'Anne blue', 'Ching yellow'])
    const white = takeColour(game, draft, 0, 'white')
    expect(names(white)).toEqual(['You white', 'Anne yellow', 'Ching blue'])
    expect(names(takeColour(game, white, 1, 'white'))).toEqual(['You yellow', 'Anne white', 'Ching blue'])
  })

  it('leaves a colour to somebody else while there is no chair for them', () => {
    const five = takeColour(game, changePlayers(freshDraft(game), 5, game.options), 4, 'yellow')
    const colours = (one: typeof five) => seatsOf(game, one).map(({ colour }) => colour)
    expect(colours(five)).toEqual(['white', 'blue', 'green', 'red', 'yellow'])
    const three = takeColour(game, changePlayers(five, 3, game.options), 2, 'yellow')
    expect(colours(three)).toEqual(['white', 'blue', 'yellow'])
    expect(new Set(colours(changePlayers(three, 5, game.options))).size).toBe(5)
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
    // The last person left is You again; a chosen name stays.
    expect(names(changePlayers(named, 2, game.options))).toEqual(['You', 'Anne'])
    expect(names(changePerson(named, 0, { sitter: computer }))).toEqual(['Mary', 'Anne', 'Ada'])
  })

  it('resets an option that named a removed seat to chance', () => {
    const waves = readGameFacts().find(({ id }) => id === 'rolling-with-the-waves')!
    const own = { ...waves, box: boxes[waves.id] }
    const named = changeOption(changePlayers(freshDraft(own), 5, own.options), 'firstPlayer', 4)
    expect(changePlayers(named, 5, own.options).options.firstPlayer).toBe(4)
    expect(changePlayers(named, 2, own.options).options.firstPlayer).toBe('random')
  })

  it('gets a default name when the field is left empty', () => {
    const draft = freshDraft(game)
    const nameless = { ...draft, people: draft.people.map(person => ({ ...person, name: '  ' })) }
    expect(seatsOf(game, nameless).map(({ name }) => name)).toEqual(['Player 1', 'Player 2', 'Player 3'])
  })

  it('changes one option and leaves the others', () => {
    const { options } = freshDraft(game)
    expect(changeOption(freshDraft(game), 'fistMax', 12).options).toEqual({ ...options, fistMax: 12 })
  })
})
