/** Counting and throwing beside the page, which goes on answering meanwhile. */
import { loadBots } from '../../bots'
import { loadWeighing } from '../../bots/weighing'
import { loadPhysics } from '../../physics'
import { freshSeed } from '../freshSeed'
import { type OpenMatch, turnOf } from '../openMatch'
import { openMatchStore } from '../store/openMatchStore'
import type { DiceAnswer, DiceQuestion, Weighed } from './askDice'
import { countDice } from './countDice'
import { throwSome } from './throwSome'
import { weighLuck } from './weighLuck'
import { hasPeople, weighSkill } from './weighSkill'

async function answer(question: DiceQuestion, tell: (done: number, of: number) => void): Promise<DiceAnswer> {
  if (question.kind === 'throw') {
    const { die, dice } = question
    await loadPhysics()
    return { kind: 'thrown', ...throwSome(die, dice, freshSeed(), done => tell(done, dice)) }
  }
  const { store } = await openMatchStore()
  if (question.kind !== 'count') {
    const loaded = await store.load(question.match)
    if (!loaded.ok) throw new Error(loaded.why)
    const weighing = await loadWeighing(loaded.value.game.id)
    if (question.kind === 'weigh') {
      await loadPhysics()
      const wish = { others: question.others, onAt: tell }
      return { kind: 'weighed', luck: weighLuck(loaded.value, weighing, wish) }
    }
    await loadBots(loaded.value.game.id)
    const wish = { worlds: question.worlds, onAt: tell }
    return { kind: 'graded', skill: weighSkill(loaded.value, weighing, wish) }
  }
  const list = (await store.list()).filter(({ id }) => question.match === undefined || id === question.match)
  const counted = []
  let unreadable = 0
  let last: OpenMatch | undefined
  for (const [index, { id }] of list.entries()) {
    const loaded = await store.load(id)
    if (loaded.ok) {
      counted.push(countDice(loaded.value))
      last = loaded.value
    } else unreadable++
    tell(index + 1, list.length)
  }
  const only = question.match === undefined ? undefined : last
  return {
    kind: 'counted',
    counted,
    unreadable,
    name: question.match === undefined ? undefined : list[0]?.name,
    weighed: only && (await weighedOf(only)),
  }
}

/** Nothing of a match that still goes on, and of an ended one what its game can say. */
async function weighedOf(open: OpenMatch): Promise<Weighed | undefined> {
  if (turnOf(open).kind !== 'over') return undefined
  const { throws, decisions } = await loadWeighing(open.game.id)
  const skill = !hasPeople(open) ? 'nobody' : decisions ? 'offered' : 'unrated'
  return { luck: throws !== undefined, skill }
}

self.onmessage = ({ data }: MessageEvent<DiceQuestion>) => {
  answer(data, (done, of) => self.postMessage({ kind: 'at', done, of }))
    .catch(error => ({ kind: 'failed', why: error instanceof Error ? error.message : String(error) }))
    .then(said => self.postMessage(said))
}
