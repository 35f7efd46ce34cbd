import type { Challenged } from '../../table/judge/challenging'
import { headlineText } from '../../table/judge/verdictWords'
import type { CaptionPart } from './caption'

const tones = {
  in: '#17623a',
  touching: '#17623a',
  only: '#17623a',
  nearer: '#17623a',
  out: '#97291a',
  blocked: '#97291a',
  equal: '#6b4a00',
} as const

/** What stands below a picture of a clip: what was challenged, and the figure as far as it has counted or the verdict. */
export interface ClipWords {
  readonly title: string
  readonly figure: string
  readonly tone: string
}

export function clipWords(
  { text, verdict, pair }: Challenged,
  stage: { readonly fallen: number; readonly drawn: number; readonly isOver: boolean },
): ClipWords {
  const ink = '#2b2016'
  if (stage.isOver) return { title: text, figure: headlineText(verdict), tone: tones[verdict.kind] }
  const figure = stage.fallen < 1 ? 'As they fell' : countedWords(pair.mm, stage.drawn)
  return { title: text, figure, tone: ink }
}

/** How far the figure has counted; before it begins nothing is measured, which is not the same as no distance. */
export const countedWords = (mm: number, drawn: number): string =>
  drawn === 0 ? 'Measuring …' : `${(mm * drawn).toFixed(1)} mm`

const faces = {
  title: { size: 22, weight: 500, line: 32 },
  figure: { size: 50, weight: 800, line: 52 },
} as const

/** The words of a clip as parts of the caption below its pictures. */
export const captionOf = ({ title, figure, tone }: ClipWords): readonly CaptionPart[] => [
  { text: title, face: faces.title },
  { text: figure, face: faces.figure, tone },
]
