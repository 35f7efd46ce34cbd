/** Counting and throwing beside the page, which goes on answering meanwhile. */
import { loadPhysics } from '../../physics'
import { freshSeed } from '../freshSeed'
import { openMatchStore } from '../store/openMatchStore'
import type { DiceAnswer, DiceQuestion } from './askDice'
import { countDice } from './countDice'
import { throwSome } from './throwSome'
import { canWeighLuck, weighLuck } from './weighLuck'

async function answer(question: DiceQuestion, tell: (done: number, of: number) => void): Promise<DiceAnswer> {
  if (question.kind === 'throw') {
    const { die, dice } = question
    await loadPhysics()
    return { kind: 'thrown', ...throwSome(die, dice, freshSeed(), done => tell(done, dice)) }
  }
  const { store } = await openMatchStore()
  if (question.kind === 'weigh') {
    await loadPhysics()
    const loaded = await store.load(question.match)
    if (!loaded.ok) throw new Error(loaded.why)
    return { kind: 'weighed', luck: weighLuck(loaded.value, { others: question.others, onAt: tell }) }
  }
  const list = (await store.list()).filter(({ id }) => question.match === undefined || id === question.match)
  const counted = []
  let unreadable = 0
  let canWeigh = false
  for (const [index, { id }] of list.entries()) {
    const loaded = await store.load(id)
    if (loaded.ok) {
      counted.push(countDice(loaded.value))
      canWeigh = canWeighLuck(loaded.value)
    } else unreadable++
    tell(index + 1, list.length)
  }
  const [only] = question.match === undefined ? [] : list
  return { kind: 'counted', counted, unreadable, name: only?.name, canWeigh: canWeigh && only !== undefined }
}

self.onmessage = ({ data }: MessageEvent<DiceQuestion>) => {
  answer(data, (done, of) => self.postMessage({ kind: 'at', done, of }))
    .catch(error => ({ kind: 'failed', why: error instanceof Error ? error.message : String(error) }))
    .then(said => self.postMessage(said))
}
