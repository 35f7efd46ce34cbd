import { describe, expect, it } from 'vitest'
import { readSetUp } from './game'
import { games } from './games'
import { createRandom } from './random'
import { does, type Sentence, seatName, toSentence } from './sentence'
import { nextMove } from './testing/nextMove'

describe('a sentence of the rules', () => {
  it('is read by everybody in the third person, and has the second beside it', () => {
    const sentence = toSentence(
      `${seatName(1, 'Purple')} ${does(1, 'rams', 'ram')} ${seatName(0, 'Red')}'s Ship`,
    )
    expect(sentence).toEqual({
      text: "Purple rams Red's Ship",
      persons: [
        { at: 0, seat: 1, they: 'Purple' },
        { at: 7, seat: 1, they: 'rams', you: 'ram' },
        { at: 12, seat: 0, they: "Red's" },
      ],
    })
    expect(toSentence('The bag is empty')).toEqual({ text: 'The bag is empty' })
  })

  it('takes no mark from a name that a player has written', () => {
    const { text, persons } = toSentence(seatName(0, `Jack${does(1, ' is', ' are')}`))
    expect(text).toBe('Jack1 is are')
    expect(persons).toEqual([{ at: 0, seat: 0, they: 'Jack1 is are' }])
  })
})

/** What the rules call seats, unless it is a die or a merchant: "Red 6", "Green merchant 4". */
const seatNames = /\b(?:Captain \d+|Yellow|Blue|Green|Red|White|Orange|Purple)\b(?:'s)?(?! \d| merchant\b)/g
/** Words that go on from a name and are the same in both persons. */
const sameForBoth = new Set(['across', 'as'])
const mark = /[\ue000-\ue002]/

/** What a player called "You" would stumble over. */
function stumblesIn({ text, persons = [] }: Sentence): readonly string[] {
  const marked = new Set(persons.map(({ at }) => at))
  const wrong = persons.filter(({ at, they }) => !text.startsWith(they, at))
  const names = [...text.matchAll(seatNames)]
  const unnamed = names.filter(({ index }) => !marked.has(index))
  const unsaid = names.filter(({ 0: name, index }) => {
    const [verb] = /^ [a-z]+s\b/.exec(text.slice(index + name.length)) ?? []
    if (verb === undefined || name.endsWith("'s") || sameForBoth.has(verb.trim())) return false
    return /^$|[.;:!?] $|\n$/.test(text.slice(0, index)) && !marked.has(index + name.length + 1)
  })
  return mark.test(text) || wrong.length + unnamed.length + unsaid.length > 0 ? [text] : []
}

describe.each(games.map(game => [game.id, game] as const))('%s', (id, game) => {
  it.each([game.players.min, game.players.max])(
    'marks every name and what agrees with it, at %i (seed "sentences")',
    players => {
      const setUp = readSetUp(game, { players, seed: 'sentences' })
      if (!setUp.ok) throw new Error(setUp.why)
      const random = createRandom(`sentences of ${id}`)
      const heard = new Set<string>()
      const reasons = new Set<string>()
      const stumbles: string[] = []
      const hear = (sentence: Sentence | undefined) => {
        if (!sentence || heard.has(sentence.text)) return
        heard.add(sentence.text)
        stumbles.push(...stumblesIn(sentence))
      }
      let state = game.setup(setUp.value)
      for (let made = 0; made < 400; made++) {
        const turn = game.turn(state)
        if (turn.kind === 'over') break
        hear({ text: turn.ask, persons: turn.persons })
        const move = nextMove(game, state, random)
        const { steps = [], ...name } = game.describe(state, move)
        for (const sentence of [name, ...steps]) hear(sentence)
        const reason = game.reasonFor?.(state, move)
        if (reason) reasons.add(reason.text)
        hear(reason)
        const other = { ...move, seat: (move.seat + 1) % players }
        const refusal = game.check(state, other)
        if (refusal) hear({ text: refusal.why, persons: refusal.persons })
        const played = game.play(state, move)
        for (const event of played.events) hear(event)
        state = played.state
      }
      expect(heard.size).toBeGreaterThan(20)
      expect(reasons.size, 'reasons for a hint').toBeGreaterThan(10)
      expect(stumbles).toEqual([])
    },
  )
})
