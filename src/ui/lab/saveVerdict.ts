import { dieName } from '../../lab/fleets'
import { labStoreOf } from '../../lab/labStore'
import { tileOutline } from '../../measure'
import { pairOf, verdictOn, writtenMm } from '../../table/judge/measures'
import { headlineText } from '../../table/judge/verdictWords'
import type { Table } from '../../table/part'
import { savePicture } from '../judge/savePicture'

/** The lines under the picture: what was measured, the verdict, and from which drop. */
function verdictLines(table: Table): readonly string[] {
  const { lying, measured, result, record, source, tiles } = labStoreOf(table).getState()
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
  const verdict = verdictOn(lying, pair, tiles.map(tileOutline))
  const line = `${name(pair.a)} to ${name(pair.b)}: ${writtenMm(pair.mm)} mm (${verdict.rule})`
  return [headlineText(verdict), line, origin]
}

/** Saves the picture with its verdict, and returns what happened as one sentence. */
export function saveVerdict(table: Table): Promise<string> {
  return savePicture(table, verdictLines(table))
}
