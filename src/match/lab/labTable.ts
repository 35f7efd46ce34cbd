import type { Gesture, ThrowRecord, ThrowResult } from '../../measure'
import { attemptRecord, createThrow, fistLevel, type LiveThrow, loadPhysics } from '../../physics'
import { nothingMeasured } from '../table/judge/measured'
import { tableSettings } from '../table/tableSettings'
import type { ThrowPlayer } from '../table/throwPlayer'
import { watchThrow } from '../table/watchThrow'
import { diceOf, dieName, type Fleet } from './fleets'
import { tellBang, tellShake, tellStep } from './labEvents'
import { freshSeed, labRequest } from './labRequest'
import { labStore, loadingWord } from './labStore'

/**
 * The lab's hands: picks the dice up, lets them go, bangs the table, plays back. Scene and page call these; what
 * happens is told by `labStore`. The running throw itself is kept here, for it is neither plain nor still.
 */

let live: LiveThrow | undefined
let player: ThrowPlayer | undefined
let fullSeed = ''

export function labPlayer(): ThrowPlayer | undefined {
  return player
}

const set = labStore.setState
const get = labStore.getState

/**
 * Loads the dice world and takes the dice in the hand, unless something else is to be shown first: `openFirst` shows
 * it and answers true.
 */
export async function openLab(openFirst: () => boolean = () => false): Promise<void> {
  try {
    await loadPhysics()
  } catch {
    set({ phase: 'failed', word: { text: 'The dice could not be fetched. Reload the page to try again.' } })
    return
  }
  if (get().phase === 'loading' && !openFirst()) {
    const { word } = get()
    gather()
    // A refused link must not go unsaid.
    if (word !== loadingWord) set({ word })
  }
}

function dropThrow(): void {
  live?.free()
  live = undefined
  player = undefined
}

/** Lets go of the throw that was there, for dice that come from elsewhere. */
export function forgetThrow(): void {
  dropThrow()
}

/** Shows a throw that is over, as if it had just been made: it can be played back from any side. */
export function showThrow(record: ThrowRecord): void {
  const { dice, lying } = record.request
  set({
    dice: [...dice, ...lying.map(({ id, kind }) => ({ id, kind }))],
    attempt: 1,
    blows: record.bangs.length,
  })
  begin(record)
  player?.finish()
  rest()
  // A link shows what it shows: nothing is gathered and dropped again.
  const { phase, result } = get()
  if (result && phase === 'overboard') set({ phase: 'settled', lying: result.dice })
}

/** Takes all dice in the hand for a fresh drop. `atOnce`: and lets them go as soon as they are there. */
export function gather(options: { readonly atOnce?: boolean; readonly seed?: string } = {}): void {
  fullSeed = options.seed ?? freshSeed()
  takeInHand(1, options.atOnce ?? false)
  set({ word: { text: 'Shake the dice and let go.' } })
}

function takeInHand(attempt: number, atOnce: boolean): void {
  const { dice } = get()
  dropThrow()
  set({
    phase: 'held',
    record: attemptRecord(labRequest(dice), fullSeed, attempt),
    result: undefined,
    lying: [],
    source: 'drop',
    attempt,
    blows: 0,
    dropsAtOnce: atOnce,
    replay: undefined,
    measured: nothingMeasured,
    hovered: undefined,
    placing: false,
    agrees: undefined,
  })
}

/** Chooses other dice and takes them in the hand. */
export function chooseFleet(fleet: Fleet): void {
  const dice = diceOf(fleet)
  if (dice.length === 0) return
  set({ fleet, dice })
  if (get().phase !== 'loading') gather()
}

/** The big button: drops the dice, taking them up first if they lie there. */
export function dropNow(): void {
  const { phase } = get()
  if (phase === 'held') set({ dropsAtOnce: true })
  else if (phase === 'settled' || phase === 'cocked' || phase === 'unsettled') gather({ atOnce: true })
  if (!hasPicture()) letGo()
}

/** Jerks the hand, as a mouse would; only while the dice are in it. */
export function shakeHand(): void {
  if (get().phase === 'held') tellShake()
}

/** Drops the same dice with the same seed and gesture: they land where they landed. */
export function dropSameAgain(): void {
  const { record, blows } = get()
  if (!record || get().phase === 'held' || get().phase === 'falling') return
  takeInHand(get().attempt, true)
  set({ record, blows, word: { text: 'The same drop again.' } })
  if (!hasPicture()) letGo()
}

/** Opens the hand. What it did becomes part of the record. */
export function letGo(gesture?: Gesture): void {
  const { phase, record } = get()
  if (phase !== 'held' || !record) return
  const whole = gesture ? { ...record, gesture } : record
  begin(whole)
  set({ phase: 'falling', record: whole, dropsAtOnce: false, word: { text: 'The dice fall…' } })
  if (!hasPicture()) finishNow()
}

/** Makes the world of a throw and its player. */
function begin(record: ThrowRecord): void {
  dropThrow()
  const fresh = createThrow(record, { contacts: true })
  live = fresh
  player = watchThrow(fresh, made => {
    tellStep(made)
    for (const blow of record.bangs) if (blow.step === made.step) tellBang(blow.level)
  })
}

const hasPicture = () => {
  const { picture } = tableSettings.getState()
  return picture === 'drawn' || picture === 'starting'
}

/** Moves a running throw or its playback on by real time; true while there is more to see. */
export function advanceLab(realSeconds: number): boolean {
  if (!player) return false
  const { phase, replay } = get()
  if (phase === 'falling') {
    player.advance(realSeconds)
    if (!player.atRest) return true
    rest()
    return false
  }
  if (!replay?.playing) return false
  const isMore = player.replay(realSeconds, replay.rate)
  if (!isMore) set({ replay: { ...replay, playing: false } })
  return isMore
}

/** Plays the rest of the throw at once, where nobody can watch it. */
export function finishNow(): void {
  if (!player || get().phase !== 'falling') return
  player.finish()
  rest()
}

/** All lies still, and has been seen to: only here does a result become known. */
function rest(): void {
  if (!live) return
  const result = live.result()
  const { attempt } = get()
  set({ record: live.record, result })
  switch (result.outcome) {
    case 'flat':
      set({ phase: 'settled', lying: result.dice, word: settledWord(result) })
      return
    case 'cocked':
      set({ phase: 'cocked', lying: result.dice, word: cockedWord(result) })
      return
    case 'outside':
      set({ phase: 'overboard', word: overboardWord(result) })
      return
    case 'unsettled':
      set({
        phase: attempt < 40 ? 'overboard' : 'unsettled',
        word: {
          text: 'The dice would not come to rest. All are gathered and dropped again.',
          rule: 'RB-116',
        },
      })
  }
}

function settledWord(result: ThrowResult): { text: string } {
  return { text: `All ${result.dice.length} dice lie flat. Point at a die to measure.` }
}

function listNames(names: readonly string[]): string {
  if (names.length === 1) return `The ${names[0]}`
  if (names.length <= 3) return `The ${names.slice(0, -1).join(', the ')} and the ${names.at(-1)}`
  return `${names.length} dice`
}

function cockedWord(result: ThrowResult): { text: string; rule: string } {
  const cocked = result.dice.filter(die => !die.flat)
  const verb = cocked.length === 1 ? 'does' : 'do'
  return { text: `${listNames(cocked.map(dieName))} ${verb} not lie flat: bang the table.`, rule: 'RB-113' }
}

function overboardWord(result: ThrowResult): { text: string; rule: string } {
  const out = result.dice.filter(die => !die.inBox)
  return {
    text: `${listNames(out.map(dieName))} went overboard: all are gathered and dropped again.`,
    rule: 'RB-112',
  }
}

/** After a die went overboard: all dice come back into the hand and the drop is repeated (RB-112). */
export function repeatDrop(): void {
  const { phase, attempt, record, word } = get()
  if (phase !== 'overboard') return
  const gesture = record?.gesture
  takeInHand(attempt + 1, true)
  const again = get().record
  if (again && gesture) set({ record: { ...again, gesture } })
  set({ word })
  if (!hasPicture()) letGo()
}

/** The fist on the table (RB-113); only while a die is cocked. */
export function bang(): void {
  const { phase, blows } = get()
  if (phase !== 'cocked' || !live || !player) return
  player.extend()
  player.seek(player.lastStep)
  live.bang(fistLevel(blows))
  set({
    phase: 'falling',
    record: live.record,
    result: undefined,
    lying: [],
    blows: blows + 1,
    replay: undefined,
    measured: nothingMeasured,
    hovered: undefined,
    word: { text: 'The fist comes down.' },
  })
  tellBang(fistLevel(blows))
  if (!hasPicture()) finishNow()
}

/** Slow motion: a quarter of real time, with the same steps. */
export const slowRate = 0.25

export function startReplay(rate: number = slowRate): void {
  const { phase } = get()
  if (!player || (phase !== 'settled' && phase !== 'cocked')) return
  if (rate > 0 && player.playhead >= player.lastStep) player.seek(0)
  set({ replay: { playing: true, rate } })
}

export function pauseReplay(): void {
  const { replay } = get()
  if (replay) set({ replay: { ...replay, playing: false } })
}

/** Puts the playback to a share of the drop, 0 at the hand and 1 at rest. */
export function scrubTo(share: number): void {
  const { phase } = get()
  if (!player || (phase !== 'settled' && phase !== 'cocked')) return
  player.seek(share * player.lastStep)
  set({ replay: { playing: false, rate: slowRate } })
}

/** Back to the dice as they lie. */
export function endReplay(): void {
  player?.seek(player.lastStep)
  set({ replay: undefined })
}
