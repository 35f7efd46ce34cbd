import { containerIds, dieKinds, throwStyles } from '../../measure'
import { loadPhysics } from '../../physics'
import { type Answer, document } from '../answer'
import { sampleThrows } from '../fairness/sampleThrows'
import { summary } from '../fairness/summary'
import { verdicts } from '../fairness/verdicts'
import { InputError } from '../inputError'
import { readOptions, wholeNumber } from '../options'
import { showProgress } from '../progress'
import { mostDice } from '../schemas'

/** So rare by chance that a fair die fails one run in a thousand at most, all questions together. */
const failBelow = 0.0001

/** Throws by the thousand and asks the counts whether anything is favoured. */
export async function fairness(args: readonly string[]): Promise<Answer> {
  const { values } = readOptions(args, {
    kind: { type: 'string' },
    dice: { type: 'string' },
    drops: { type: 'string' },
    seed: { type: 'string' },
    container: { type: 'string' },
    style: { type: 'string' },
  })
  const kind = oneOf(dieKinds, values.kind ?? 'd6', 'kind')
  const container = oneOf(containerIds, values.container ?? 'sea-box', 'container')
  const plan = {
    kind,
    dicePerDrop: wholeNumber(values.dice, 'dice', 38, 1, mostDice),
    drops: wholeNumber(values.drops, 'drops', 200, 1, 10_000_000),
    seed: values.seed ?? 'fairness',
    container,
    style: oneOf(throwStyles, values.style ?? 'drop', 'style'),
  }
  await loadPhysics()
  const tally = sampleThrows(plan, showProgress('drops', plan.drops))
  const answers = verdicts(tally, plan.style)
  return {
    exitCode: answers.some(({ p }) => p < failBelow) ? 1 : 0,
    output: document({ ...plan, ...summary(tally), tests: answers }),
  }
}

function oneOf<const Values extends readonly string[]>(
  values: Values,
  given: string,
  name: string,
): Values[number] {
  if (values.includes(given)) return given
  throw new InputError('wrong-option', `--${name} is one of ${values.join(', ')}.`, `--${name}`)
}
