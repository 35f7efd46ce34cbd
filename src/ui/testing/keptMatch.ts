import type { Match } from '../../match/match'
import { parseMatch } from '../../match/readMatch'
import { deskOf } from '../../table/desk'
import { tableOfTest } from '../../table/testing/tableOfTest'

/** The match at the desk as its host has kept it. */
export async function keptMatch(): Promise<Match> {
  const read = parseMatch((await deskOf(tableOfTest()).exportText()) ?? '')
  if (!read.ok) throw new Error(read.why)
  return read.value
}
