import { useState } from 'react'
import { useStore } from 'zustand'
import { linkOfLying } from '../../lab/linkOfLying'
import { rangeVerdict } from '../../measure'
import type { Challenged } from '../../table/judge/challenging'
import { deskJudgeOf } from '../../table/judge/deskJudge'
import { headlineText, sentenceOf, type VerdictNames } from '../../table/judge/verdictWords'
import type { Table } from '../../table/part'
import { tableSettingsOf } from '../../table/tableSettings'
import { usePart, useTable } from '../../table/useTable'
import { copyLink } from '../copyLink'
import { savePicture } from './savePicture'

interface HandOnProps {
  readonly challenged: Challenged
  readonly names: VerdictNames
  readonly onClip: () => void
  /** What came of the clip. */
  readonly said: string | undefined
}

/** The verdict as a thing to send: a clip, a picture, and a link under which anybody can measure it again. */
export function HandOn({ challenged, names, onClip, said }: HandOnProps) {
  const table = useTable()
  const tableSettings = usePart(tableSettingsOf)
  const [word, setWord] = useState<string>()
  const picture = useStore(tableSettings, settings => settings.picture)
  const { verdict, text } = challenged
  const lines = [headlineText(verdict), text, sentenceOf(verdict, names)]
  const share = async () => {
    const end = linkOf(table, challenged)
    if (!end) return setWord('The lab cannot place these Ships as they lie here.')
    const url = `${window.location.origin}/lab${end}`
    setWord(await copyLink(url, 'It opens in the lab with its verdict.'))
  }
  return (
    <>
      <div className="challenge-acts">
        {picture === 'drawn' && (
          <>
            <button type="button" onClick={onClip}>
              Save a clip
            </button>
            <button type="button" onClick={() => void savePicture(table, lines).then(setWord)}>
              Save a picture
            </button>
          </>
        )}
        {canLink(challenged) && (
          <button type="button" onClick={() => void share()}>
            Copy a link
          </button>
        )}
      </div>
      <p role="status" className="hand-on-said">
        {word ?? said}
      </p>
    </>
  )
}

/** The lab opens with the range in dispute, on an empty Sea: tiles, orders, ways and house rules it does not know. */
function canLink({ verdict, pair, against, isMove }: Challenged): boolean {
  const there = rangeVerdict(pair)
  return !against && !isMove && there.kind === verdict.kind && there.markMm === verdict.markMm
}

function linkOf(table: Table, { pair }: Challenged): string | undefined {
  return linkOfLying(deskJudgeOf(table).getState().lying, [pair.a, pair.b])
}
