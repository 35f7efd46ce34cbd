import { deskOf } from '../../table/desk'
import type { Challenged } from '../../table/judge/challenging'
import type { Table } from '../../table/part'
import { offerBlob } from './offerBlob'
import { clipWords, paintWords, stripOf } from './paintVerdict'
import { recordClip } from './recordClip'

/** How long the verdict stands at the end, in milliseconds: the whole clip takes five to eight seconds. */
const verdictMs = 1500

export const noClips = 'This browser cannot record a clip: save a picture instead.'

/** Records the challenge that is being shown, figures and all, and says in a sentence its outcome. */
export async function saveClip(table: Table, challenged: Challenged, signal: AbortSignal): Promise<string> {
  let overSince: number | undefined
  const paint = (sheet: CanvasRenderingContext2D) => {
    const { stage } = deskOf(table).challenging.state.getState()
    paintWords(sheet, clipWords(challenged, stage))
    if (!stage.isOver) overSince = undefined
    else overSince ??= performance.now()
    return overSince !== undefined && performance.now() - overSince > verdictMs ? 'last' : 'more'
  }
  const clip = await recordClip(table, { below: stripOf, paint }, signal)
  if (!clip) return noClips
  const name = `seabox-verdict.${clip.ending}`
  offerBlob(clip.blob, name)
  return `Saved as ${name}.`
}
