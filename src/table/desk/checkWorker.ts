/** Plays a whole match again, in a thread of its own: every throw, move and link. */

import { readJson } from '../../match/readJson'
import { isMatchFile, parseMatch } from '../../match/readMatch'
import { type Verdict, verify } from '../../match/verify'
import { loadPhysics } from '../../physics'
import { loadGame } from '../../rules/shelf'

async function check(text: string): Promise<Verdict> {
  const json = readJson(text)
  const game = json.ok && isMatchFile(json.value) ? json.value.game : undefined
  if (typeof game === 'string') await loadGame(game)
  const read = parseMatch(text)
  if (!read.ok) return { ok: false, at: 0, why: read.why }
  await loadPhysics()
  return verify(read.value)
}

self.onmessage = ({ data }: MessageEvent<string>) => {
  check(data)
    .catch(error => ({ ok: false, at: 0, why: error instanceof Error ? error.message : String(error) }))
    .then(verdict => self.postMessage(verdict))
}
