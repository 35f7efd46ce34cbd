import { dieName } from '../../match/lab/fleets'
import { labStore } from '../../match/lab/labStore'
import { pairOf, verdictOf, writtenMm } from '../../match/table/judge/measures'
import { savePicture } from '../judge/savePicture'

/** The lines under the picture: what was measured, the verdict, and from which drop. */
function verdictLines(): readonly string[] {
  const { lying, measured, result, record, source } = labStore.getState()
  const pair = pairOf(lying, measured.first, measured.second)
  const name = (id: string) => {
    const die = lying.find(each => each.id === id)
    return die ? dieName(die) : id
  }
  const origin =
    source === 'hand' || !record || !result
      ? 'Placed by hand.'
      : `Seed ${record.seed}, result ${result.hash}.`
  if (!pair) return ['The Sea Box', `${lying.length} dice. ${origin}`]
  const { text, rule } = verdictOf(pair)
  return [`${name(pair.a)} to ${name(pair.b)}: ${writtenMm(pair.mm)} mm`, `${text} (${rule})`, origin]
}

/** Saves the picture with its verdict, and answers what happened in a sentence. */
export function saveVerdict(): Promise<string> {
  return savePicture(verdictLines())
}
