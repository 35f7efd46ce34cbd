import { deskOf } from '../../table/desk'
import { type ChallengeStage, doneStage } from '../../table/judge/challengeClock'
import type { Challenged } from '../../table/judge/challenging'
import type { Table } from '../../table/part'
import { layCaption, type PictureSize, paintCaption } from './caption'
import { offerBlob } from './offerBlob'
import { captionOf, clipWords } from './paintVerdict'
import { type ClipFrame, recordClip } from './recordClip'

/** How long the verdict stands at the end, in milliseconds: the whole clip takes five to eight seconds. */
const verdictMs = 1500

export const noClips = 'This browser cannot record a clip: save a picture instead.'

/** Records the challenge that is being shown, figures and all, and says in a sentence its outcome. */
export async function saveClip(table: Table, challenged: Challenged, signal: AbortSignal): Promise<string> {
  let overSince: number | undefined
  const frame = (sheet: CanvasRenderingContext2D, picture: PictureSize): ClipFrame => {
    const lay = (stage: ChallengeStage) => layCaption(sheet, picture, captionOf(clipWords(challenged, stage)))
    const paint = () => {
      const { stage } = deskOf(table).challenging.state.getState()
      paintCaption(sheet, lay(stage), picture.height)
      if (!stage.isOver) overSince = undefined
      else overSince ??= performance.now()
      return overSince !== undefined && performance.now() - overSince > verdictMs ? 'last' : 'more'
    }
    // The verdict at the end takes the most room.
    return { below: lay(doneStage).height, paint }
  }
  const clip = await recordClip(table, frame, signal)
  if (!clip) return noClips
  const name = `seabox-verdict.${clip.ending}`
  offerBlob(clip.blob, name)
  return `Saved as ${name}.`
}
