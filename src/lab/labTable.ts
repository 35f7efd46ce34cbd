import type { Gesture, ThrowRecord, ThrowResult } from '../measure'
import { attemptRecord, createThrow, fistLevel, type LiveThrow, loadPhysics, NoDiceHere } from '../physics'
import { nothingMeasured } from '../table/judge/measured'
import { part, type Table } from '../table/part'
import { tableSettingsOf } from '../table/tableSettings'
import type { ThrowPlayer } from '../table/throwPlayer'
import { watchThrow } from '../table/watchThrow'
import { diceOf, dieName, type Fleet } from './fleets'
import { tellBang, tellShake, tellStep } from './labEvents'
import { freshLabSeed, labRequest } from './labRequest'
import { labStoreOf, loadingWord } from './labStore'

/**
 * The lab's hands: picks the dice up, lets them go, bangs the table, plays back. Scene and page call these; what
 * happens is told by `labStore`. The running throw itself is kept here, because it is not plain data and changes with every step.
 */

interface LabThrow {
  live: LiveThrow | undefined
  player: ThrowPlayer | undefined
  fullSeed: string
}

const inAirOf = part((): LabThrow => ({ live: undefined, player: undefined, fullSeed: '' }))

export function labPlayer(table: Table): ThrowPlayer | undefined {
  return inAirOf(table).player
}

/**
 * Loads the dice world and takes the dice in the hand, unless something else is to be shown first: `openFirst` shows
 * it and answers true.
 */
export async function openLab(table: Table, openFirst: () => boolean = () => false): Promise<void> {
  const labStore = labStoreOf(table)
  try {
    await loadPhysics()
  } catch (error) {
    const text =
      error instanceof NoDiceHere
        ? error.message
        : 'The dice could not be fetched. Reload the page to try again.'
    labStore.setState({ phase: 'failed', word: { text } })
    return
  }
  if (labStore.getState().phase === 'loading' && !openFirst()) {
    const { word } = labStore.getState()
    gather(table)
    // A refused link must not go unsaid.
    if (word !== loadingWord) labStore.setState({ word })
  }
}

function dropThrow(table: Table): void {
  const inAir = inAirOf(table)
  inAir.live?.free()
  inAir.live = undefined
  inAir.player = undefined
}

/** Lets go of the throw that was there, for dice that come from elsewhere. */
export function forgetThrow(table: Table): void {
  dropThrow(table)
}

/** Shows a throw that is over, as if it had just been made: it can be played back from any side. */
export function showThrow(table: Table, record: ThrowRecord): void {
  const labStore = labStoreOf(table)
  const { dice, lying } = record.request
  labStore.setState({
    dice: [...dice, ...lying.map(({ id, kind }) => ({ id, kind }))],
    attempt: 1,
    blows: record.bangs.length,
  })
  begin(table, record)
  inAirOf(table).player?.finish()
  rest(table)
  // A link shows what it shows: nothing is gathered and dropped again.
  const { phase, result } = labStore.getState()
  if (result && phase === 'overboard') labStore.setState({ phase: 'settled', lying: result.dice })
}

/** Takes all dice in the hand for a fresh drop. `atOnce`: and lets them go as soon as they are there. */
export function gather(
  table: Table,
  options: { readonly atOnce?: boolean; readonly seed?: string } = {},
): void {
  inAirOf(table).fullSeed = options.seed ?? freshLabSeed()
  takeInHand(table, 1, options.atOnce ?? false)
  labStoreOf(table).setState({ word: { text: 'Shake the dice and let go.' } })
}

function takeInHand(table: Table, attempt: number, atOnce: boolean): void {
  const labStore = labStoreOf(table)
  const { dice } = labStore.getState()
  dropThrow(table)
  labStore.setState({
    phase: 'held',
    record: attemptRecord(labRequest(dice), inAirOf(table).fullSeed, attempt),
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
export function chooseFleet(table: Table, fleet: Fleet): void {
  const labStore = labStoreOf(table)
  const dice = diceOf(fleet)
  if (dice.length === 0) return
  labStore.setState({ fleet, dice })
  if (labStore.getState().phase !== 'loading') gather(table)
}

/** The big button: drops the dice, taking them up first if they lie there. */
export function dropNow(table: Table): void {
  const labStore = labStoreOf(table)
  const { phase } = labStore.getState()
  if (phase === 'held') labStore.setState({ dropsAtOnce: true })
  else if (phase === 'settled' || phase === 'cocked' || phase === 'unsettled') gather(table, { atOnce: true })
  if (!hasPicture(table)) letGo(table)
}

/** Jerks the hand, as a mouse would; only while the dice are in it. */
export function shakeHand(table: Table): void {
  if (labStoreOf(table).getState().phase === 'held') tellShake(table)
}

/** Drops the same dice with the same seed and gesture: they land where they landed. */
export function dropSameAgain(table: Table): void {
  const labStore = labStoreOf(table)
  const { record, blows } = labStore.getState()
  if (!record || labStore.getState().phase === 'held' || labStore.getState().phase === 'falling') return
  takeInHand(table, labStore.getState().attempt, true)
  labStore.setState({ record, blows, word: { text: 'The same drop again.' } })
  if (!hasPicture(table)) letGo(table)
}

/** Opens the hand. What it did becomes part of the record. */
export function letGo(table: Table, gesture?: Gesture): void {
  const labStore = labStoreOf(table)
  const { phase, record } = labStore.getState()
  if (phase !== 'held' || !record) return
  const whole = gesture ? { ...record, gesture } : record
  begin(table, whole)
  labStore.setState({ phase: 'falling', record: whole, dropsAtOnce: false, word: { text: 'The dice fall…' } })
  if (!hasPicture(table)) finishNow(table)
}

/** Makes the world of a throw and its player. */
function begin(table: Table, record: ThrowRecord): void {
  const inAir = inAirOf(table)
  dropThrow(table)
  const fresh = createThrow(record, { contacts: true })
  inAir.live = fresh
  inAir.player = watchThrow(table, fresh, made => {
    tellStep(table, made)
    for (const blow of record.bangs) if (blow.step === made.step) tellBang(table, blow.level)
  })
}

const hasPicture = (table: Table) => {
  const { picture } = tableSettingsOf(table).getState()
  return picture === 'drawn' || picture === 'starting'
}

/** Moves a running throw or its playback on by real time; true while there is more to see. */
export function advanceLab(table: Table, realSeconds: number): boolean {
  const labStore = labStoreOf(table)
  const inAir = inAirOf(table)
  if (!inAir.player) return false
  const { phase, replay } = labStore.getState()
  if (phase === 'falling') {
    inAir.player.advance(realSeconds)
    if (!inAir.player.atRest) return true
    rest(table)
    return false
  }
  if (!replay?.playing) return false
  const isMore = inAir.player.replay(realSeconds, replay.rate)
  if (!isMore) labStore.setState({ replay: { ...replay, playing: false } })
  return isMore
}

/** Plays the rest of the throw at once, where nobody can watch it. */
export function finishNow(table: Table): void {
  const inAir = inAirOf(table)
  if (!inAir.player || labStoreOf(table).getState().phase !== 'falling') return
  inAir.player.finish()
  rest(table)
}

/** All lies still, and has been seen to: only here does a result become known. */
function rest(table: Table): void {
  const labStore = labStoreOf(table)
  const inAir = inAirOf(table)
  if (!inAir.live) return
  const result = inAir.live.result()
  const { attempt } = labStore.getState()
  labStore.setState({ record: inAir.live.record, result })
  switch (result.outcome) {
    case 'flat':
      labStore.setState({ phase: 'settled', lying: result.dice, word: settledWord(result) })
      return
    case 'cocked':
      labStore.setState({ phase: 'cocked', lying: result.dice, word: cockedWord(result) })
      return
    case 'outside':
      labStore.setState({ phase: 'overboard', word: overboardWord(result) })
      return
    case 'unsettled':
      labStore.setState({
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
export function repeatDrop(table: Table): void {
  const labStore = labStoreOf(table)
  const { phase, attempt, record, word } = labStore.getState()
  if (phase !== 'overboard') return
  const gesture = record?.gesture
  takeInHand(table, attempt + 1, true)
  const again = labStore.getState().record
  if (again && gesture) labStore.setState({ record: { ...again, gesture } })
  labStore.setState({ word })
  if (!hasPicture(table)) letGo(table)
}

/** The fist on the table (RB-113); only while a die is cocked. */
export function bang(table: Table): void {
  const labStore = labStoreOf(table)
  const inAir = inAirOf(table)
  const { phase, blows } = labStore.getState()
  if (phase !== 'cocked' || !inAir.live || !inAir.player) return
  inAir.player.extend()
  inAir.player.seek(inAir.player.lastStep)
  inAir.live.bang(fistLevel(blows))
  labStore.setState({
    phase: 'falling',
    record: inAir.live.record,
    result: undefined,
    lying: [],
    blows: blows + 1,
    replay: undefined,
    measured: nothingMeasured,
    hovered: undefined,
    word: { text: 'The fist comes down.' },
  })
  tellBang(table, fistLevel(blows))
  if (!hasPicture(table)) finishNow(table)
}

/** Slow motion: a quarter of real time, with the same steps. */
export const slowRate = 0.25

export function startReplay(table: Table, rate: number = slowRate): void {
  const labStore = labStoreOf(table)
  const inAir = inAirOf(table)
  const { phase } = labStore.getState()
  if (!inAir.player || (phase !== 'settled' && phase !== 'cocked')) return
  if (rate > 0 && inAir.player.playhead >= inAir.player.lastStep) inAir.player.seek(0)
  labStore.setState({ replay: { playing: true, rate } })
}

export function pauseReplay(table: Table): void {
  const labStore = labStoreOf(table)
  const { replay } = labStore.getState()
  if (replay) labStore.setState({ replay: { ...replay, playing: false } })
}

/** Puts the playback to a share of the drop, 0 at the hand and 1 at rest. */
export function scrubTo(table: Table, share: number): void {
  const labStore = labStoreOf(table)
  const inAir = inAirOf(table)
  const { phase } = labStore.getState()
  if (!inAir.player || (phase !== 'settled' && phase !== 'cocked')) return
  inAir.player.seek(share * inAir.player.lastStep)
  labStore.setState({ replay: { playing: false, rate: slowRate } })
}

/** Shows the drop as the physics sees it, or as the eye does again; opens the slow motion where it is closed. */
export function toggleLens(table: Table): void {
  const labStore = labStoreOf(table)
  const { replay, lens } = labStore.getState()
  if (!replay) scrubTo(table, 1)
  if (labStore.getState().replay) labStore.setState({ lens: !replay || !lens })
}

/** Back to the dice as they lie. */
export function endReplay(table: Table): void {
  const inAir = inAirOf(table)
  inAir.player?.seek(inAir.player.lastStep)
  labStoreOf(table).setState({ replay: undefined })
}
