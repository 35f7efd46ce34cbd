import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { tileIds, tileNames } from '../../measure'
import { deskOf } from '../../table/desk'
import { challengeStage } from '../../table/judge/challengeClock'
import type { Challenged } from '../../table/judge/challenging'
import { hullName } from '../../table/judge/hullName'
import type { VerdictNames } from '../../table/judge/verdictWords'
import { tableSettingsOf } from '../../table/tableSettings'
import './challenge.css'
import { bound, type Table } from '../../table/part'
import { usePart, useTable } from '../../table/useTable'
import { HandOn } from './HandOn'
import { leaveChallenge } from './leaveChallenge'
import { countedWords } from './paintVerdict'
import { noClips, saveClip } from './saveClip'
import { VerdictCard } from './VerdictCard'

/** A challenge under way: the figure counts up beside the ruler on the table and stops at the verdict. */
export function ChallengeSheet({ canSave = false }: { readonly canSave?: boolean }) {
  const desk = usePart(deskOf)
  const challenged = useStore(desk.challenging.state, state => state.challenged)
  if (!challenged) return null
  return <Shown key={`${challenged.pair.a} ${challenged.pair.b}`} challenged={challenged} canSave={canSave} />
}

function Shown({ challenged, canSave }: { readonly challenged: Challenged; readonly canSave: boolean }) {
  const table = useTable()
  const tableSettings = usePart(tableSettingsOf)
  const desk = usePart(deskOf)
  const { state } = desk.challenging
  const isOver = useStore(state, ({ stage }) => stage.isOver)
  const isFalling = useStore(state, ({ stage }) => stage.fallen < 1)
  const run = useRef(0)
  const recording = useRef<AbortController>(undefined)
  const [isRecording, setRecording] = useState(false)
  const [said, setSaid] = useState<string>()
  const start = () => {
    cancelAnimationFrame(run.current)
    const show = (seconds: number) => {
      const { hasFall } = state.getState()
      const { reducedMotion } = tableSettings.getState()
      state.setState({ stage: challengeStage(seconds, { hasFall, reducedMotion }) })
    }
    let began: number | undefined
    const step = (now: number) => {
      // Skipped meanwhile.
      if (state.getState().stage.isOver) return
      began ??= now
      show((now - began) / 1000)
      run.current = requestAnimationFrame(step)
    }
    show(0)
    run.current = requestAnimationFrame(step)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once for each challenge
  useEffect(() => {
    start()
    return () => cancelAnimationFrame(run.current)
  }, [challenged])
  useEffect(() => () => recording.current?.abort(), [])
  const recordIt = async () => {
    const controller = new AbortController()
    recording.current = controller
    setRecording(true)
    setSaid(undefined)
    start()
    const words = await saveClip(table, challenged, controller.signal).catch(() => noClips)
    if (controller.signal.aborted) return
    setRecording(false)
    setSaid(words)
  }
  const { text, verdict, pair } = challenged
  return (
    <aside className="challenge" aria-label="The challenge">
      <p>{text}</p>
      <div role="status">
        {isOver ? (
          <VerdictCard verdict={verdict} names={namesOf(table, challenged)} />
        ) : isFalling ? (
          <p className="challenge-figure" aria-hidden="true">
            As they fell
          </p>
        ) : (
          <Counting mm={pair.mm} />
        )}
      </div>
      <div className="challenge-acts">
        {isRecording ? (
          <span>Recording …</span>
        ) : isOver ? (
          <button type="button" onClick={start}>
            Once more
          </button>
        ) : (
          <button type="button" onClick={() => desk.challenging.skip()}>
            Skip <kbd>Space</kbd>
          </button>
        )}
        <button type="button" onClick={bound(table, leaveChallenge)}>
          Done <kbd>Esc</kbd>
        </button>
      </div>
      {canSave && isOver && !isRecording && (
        <HandOn challenged={challenged} names={namesOf(table, challenged)} onClip={recordIt} said={said} />
      )}
    </aside>
  )
}

/** The figure for eyes alone: a voice is told the verdict, not the way there. */
function Counting({ mm }: { readonly mm: number }) {
  const desk = usePart(deskOf)
  const figure = useRef<HTMLElement>(null)
  useEffect(() => {
    const { state } = desk.challenging
    const show = () => {
      if (figure.current) figure.current.textContent = countedWords(mm, state.getState().stage.drawn)
    }
    show()
    return state.subscribe(show)
  }, [mm])
  return (
    <p className="challenge-figure" aria-hidden="true">
      <strong ref={figure} />
    </p>
  )
}

function namesOf(table: Table, { pair, against, verdict, isMove }: Challenged): VerdictNames {
  const tile = tileIds.find(id => id === verdict.by)
  return {
    from: hullName(table, pair.a),
    to: hullName(table, pair.b),
    ...(against && { other: hullName(table, against.b), otherFrom: hullName(table, against.a) }),
    ...(tile && { tile: `${tileNames[tile]} tile` }),
    ...(isMove && { isMove }),
  }
}
