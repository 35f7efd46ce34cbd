import { useStore } from 'zustand'
import { deskOf } from '../../table/desk'
import { deskJudgeOf } from '../../table/judge/deskJudge'
import { usePart } from '../../table/useTable'

/** Which sheet of the judge covers a strip of the picture, and whether it is a challenge, beside which nothing is asked. */
export function useJudgeRoom(): { readonly isChallenge: boolean; readonly sheet: string | undefined } {
  const desk = usePart(deskOf)
  const deskJudge = usePart(deskJudgeOf)
  const isChallenge = useStore(desk.challenging.state, ({ challenged }) => challenged !== undefined)
  const isJudging = useStore(deskJudge, ({ isOn }) => isOn)
  return { isChallenge, sheet: isChallenge ? '.challenge' : isJudging ? '.judge-sheet' : undefined }
}
