/** Impossible states of the table: who sits where, what is put out. */
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { faceById } from '../data/faces'
import { facesInSet, facesOfSet } from '../data/tabletSets'
import { customFaces } from '../options'
import { modeOf } from '../seating'
import type { WavesState } from '../state'

export function faultOfTable(state: WavesState): Refusal | undefined {
  const mode = modeOf(state)
  const { personAt, hands, slots, displays, faces, wave, starter, signals } = state
  const count = hands.length
  return firstOf(
    () =>
      (personAt.length !== count ||
        new Set(personAt).size !== count ||
        personAt.some(seat => seat >= count)) &&
      refuse('WV-6', 'Everybody sits at one place'),
    () =>
      !areSeatsAllowed(state) &&
      refuse('WV-23a', 'Only the solo player changes places, with the one at place 4'),
    () =>
      slots.length !== mode.owners.length && refuse('WV-7', `The Council has ${mode.owners.length} slots`),
    () => displays.length !== mode.goals.length && refuse('WV-10', 'Every party has one display'),
    () =>
      faces.some((face, index) => faceById[face].cls !== index + 1) &&
      refuse('WV-42', 'One tablet of each class is put out'),
    () => !areFacesOfSet(state) && refuse('WV-43', 'These are not the tablets of the chosen set'),
    () =>
      wave !== undefined &&
      !mode.owned.includes(wave) &&
      refuse('WV-37', 'The Wave token lies with a player'),
    () => starter !== undefined && starter >= count && refuse('WV-47', 'Who starts sits at this table'),
    () =>
      signals.some(said => said.seat >= count || (said.toSeat ?? 0) >= count) &&
      refuse('WV-83', 'Speaker and listener sit at this table'),
    () => signals.length > 0 && mode.id !== 'teams' && refuse('WV-88', 'Only teams give signals'),
  )
}

/** Everybody at the own place, or one swap with the solo place. */
function areSeatsAllowed({ personAt, options, hands }: WavesState): boolean {
  const moved = personAt.flatMap((seat, place) => (seat === place ? [] : [place]))
  if (moved.length === 0) return true
  const { solo } = modeOf({ hands, options })
  return options.soloSeat === 'toss' && solo !== undefined && moved.length === 2 && moved.includes(solo)
}

function areFacesOfSet({ options, faces, hands }: WavesState): boolean {
  const { tabletSet } = options
  if (tabletSet === 'random' || tabletSet === 'randomBase') {
    const allowed = facesInSet(tabletSet)
    return faces.every((face, index) => allowed[index]!.includes(face))
  }
  const { id } = modeOf({ hands, options })
  const set =
    tabletSet === 'custom' ? customFaces(options) : facesOfSet[tabletSet === 'suggested' ? id : tabletSet]
  return faces.every((face, index) => set[index] === face)
}
