import { physicsSettings } from '../../../physics'
import type { RuleEvent } from '../../../rules/game'
import { canBeChallenged, type RattleMove, type RattleState } from '../../../rules/rattle-battle/public'
import { type DeskState, deskOf } from '../../../table/desk'
import { fallSeconds } from '../../../table/judge/challengeClock'
import type { Challenged, Challenger } from '../../../table/judge/challenging'
import { deskJudgeOf, judgeBetween, toggleJudge } from '../../../table/judge/deskJudge'
import { hullName } from '../../../table/judge/hullName'
import { pairOf, verdictOn } from '../../../table/judge/measures'
import { challengedText, measuredText } from '../../../table/judge/verdictWords'
import type { Table } from '../../../table/part'
import { tableSettingsOf } from '../../../table/tableSettings'
import type { ThrownTold } from '../../../wire'
import type { CameraRig } from '../../table/camera/cameraRig'
import { wake } from '../../table/frameLoop'
import { challengeAt, challengeRefused, momentOf } from './challengeAt'
import { seaSpot } from './director'
import { blockingIn } from './seaMeasures'

/** How fast the dice fall again, against real time. */
const slowRate = 0.5
/** How long they are seen lying still, in seconds. */
const stillSeconds = 0.3
/** A throw looked for is among the last ones: dice that lie there fell in this Adventure. */
const throwsBack = 12

/** Where the fall that is shown begins and ends, in steps of the throw: its end, as much as there is time for. */
export function shownSteps(lastStep: number): readonly [from: number, to: number] {
  const { rest, stepsPerSecond } = physicsSettings
  const slowSteps = stepsPerSecond * slowRate
  const to = Math.min(lastStep, Math.max(0, lastStep - rest.steps) + stillSeconds * slowSteps)
  return [Math.max(0, to - fallSeconds * slowSteps), to]
}

/** The last throw before a line in which these dice fell. */
async function throwOf(table: Table, entry: number, ids: readonly string[]): Promise<ThrownTold | undefined> {
  const desk = deskOf(table)
  const lines = desk.state.getState().told?.lines ?? []
  let asked = 0
  for (let line = entry; line >= 0 && asked < throwsBack; line--) {
    if (lines[line]?.kind !== 'throw') continue
    asked++
    const thrown = (await desk.pastAt(line + 1))?.thrown
    if (thrown?.line !== line) continue
    const { dice, lying } = thrown.record.request
    const isThere = (id: string) => [...dice, ...lying].some(die => die.id === id)
    if (ids.every(isThere)) return thrown
  }
  return undefined
}

/** The Sea before the throw and the moment that was challenged, for as long as the dice fall again. */
interface Fall {
  readonly before: unknown
  readonly moment: unknown
  readonly steps: readonly [from: number, to: number]
}

/** Brings back the moment of a line, lets its dice fall again, and asks the judge. */
export function createChallenger(
  table: Table,
  rig: CameraRig,
  tellJudge: (state: DeskState) => void,
): {
  readonly challenger: Challenger
  stop(): void
} {
  const desk = deskOf(table)
  const { state, begin } = desk.challenging
  let fall: Fall | undefined

  /** The table shows what the stage says: the dice in the air, then the moment with the judge above it. */
  const follow = () => {
    const { stage, challenged } = state.getState()
    if (!fall || !challenged) return
    const { before, moment, steps } = fall
    const { player } = desk.refall
    const { refall, lookingBack } = desk.state.getState()
    if (stage.fallen < 1 && player) {
      player.seek(steps[0] + (steps[1] - steps[0]) * stage.fallen)
      wake(true)
      // Once more: the dice are in the air again.
      if (!refall && lookingBack && desk.refall.record) {
        toggleJudge(table, false)
        rig.goToSpot(seaSpot, { seconds: 0.7 })
        desk.state.setState({ view: before, refall: desk.refall.record })
      }
    } else if (refall) {
      desk.state.setState({ view: moment, refall: undefined })
      judge()
    }
  }

  const judge = () => {
    const { challenged } = state.getState()
    tellJudge(desk.state.getState())
    toggleJudge(table, true)
    if (challenged) judgeBetween(table, challenged.pair.a, challenged.pair.b)
  }

  async function challenge(entry: number, event: RuleEvent): Promise<boolean> {
    const { told, lookingBack: seen } = desk.state.getState()
    const { events } = told?.lines[entry] ?? {}
    const past = await desk.pastAt(entry + 1)
    if (!events || !past) return false
    const cameFrom = state.getState().challenged?.cameFrom ?? seen?.entry ?? 'game'
    desk.challenging.leave()
    fall = undefined
    const thrown = past.thrown?.line === entry ? past.thrown : undefined
    const after = past.view as RattleState
    await desk.lookBack(entry, before => momentOf(before as RattleState, event, { events, after, thrown }))
    const { lookingBack, view } = desk.state.getState()
    const found = lookingBack?.entry === entry ? challengeAt(view as RattleState, event) : undefined
    if (!found) return false
    fall = await fallOf(entry, view, [found.pair.a, found.pair.b])
    begin({ ...found, text: challengedText(event, told?.seats), cameFrom }, fall !== undefined)
    if (fall) follow()
    else judge()
    return true
  }

  /** The throw by which these dice came to lie in the Sea; nothing where it cannot be seen again. */
  async function fallOf(entry: number, moment: unknown, ids: readonly string[]): Promise<Fall | undefined> {
    const { picture, reducedMotion } = tableSettingsOf(table).getState()
    if (picture !== 'drawn' || reducedMotion || desk.state.getState().noDice) return undefined
    const thrown = await throwOf(table, entry, ids)
    if (!thrown) return undefined
    const [before, player] = [await desk.pastAt(thrown.line), desk.refall.hold(thrown)]
    if (!before || !player || desk.state.getState().lookingBack?.entry !== entry) return undefined
    return { before: before.view, moment, steps: shownSteps(player.lastStep) }
  }

  function refused(): Challenged | undefined {
    const { refusal, view, lookingBack, told } = desk.state.getState()
    if (!refusal?.move || lookingBack || view === undefined) return undefined
    return challengeRefused(
      view as RattleState,
      refusal.move as RattleMove,
      challengedText({ ...refusal, text: refusal.why }, told?.seats),
      blockingIn(view as RattleState),
    )
  }

  const stop = state.subscribe(({ stage }, before) => {
    if (stage !== before.stage) follow()
  })

  return {
    stop,
    challenger: {
      takes: canBeChallenged,
      challenge,
      takesRefused: () => refused() !== undefined,
      challengeRefused() {
        const found = state.getState().challenged ? undefined : refused()
        if (!found) return false
        fall = undefined
        begin({ ...found, cameFrom: 'refused' }, false)
        judge()
        return true
      },
      challengeMeasured() {
        const { lying, blocking, measured, isOn } = deskJudgeOf(table).getState()
        const pair = pairOf(lying, measured.first, measured.second)
        if (!isOn || !pair || state.getState().challenged) return false
        const verdict = verdictOn(lying, pair, blocking)
        const text = measuredText(hullName(table, pair.a), hullName(table, pair.b))
        fall = undefined
        begin({ text, pair, against: undefined, verdict }, false)
        return true
      },
    },
  }
}
