import type { GameId } from '../rules/game'
import { type ComputerPace, computerPaces } from '../table/tableSettings'
import type { VolumeFrom } from './volumeByHour'

/** Corners of the screen in which the attendant's finger rests. */
export const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const
export type Corner = (typeof corners)[number]

export interface KioskSettings {
  /** In the order in which they are played. */
  readonly games: readonly GameId[]
  readonly speed: ComputerPace
  readonly volume: readonly VolumeFrom[]
  /** Seconds after which a table that somebody has left plays by itself again. */
  readonly idle: number
  /** A finger that rests here for three seconds opens the attendant's page. */
  readonly corner: Corner
  /** Asked for before the attendant's page opens; without one the corner is enough. */
  readonly pin: string | undefined
  /** Whom to tell if something is wrong. */
  readonly contact: string | undefined
}

export interface ReadSettings {
  readonly settings: KioskSettings
  /** What was wrong with what was given, a sentence each; the usual holds instead. */
  readonly faults: readonly string[]
}

interface Known {
  readonly id: GameId
}

export interface GivenSettings {
  /** The text of the settings file, if there is one. */
  readonly file?: string | undefined
  /** What stands in the address behind the question mark; it goes before the file. */
  readonly link?: string | undefined
  /** Every game that can be played on the table. */
  readonly games: readonly Known[]
}

type Read<T> = { readonly value: T } | { readonly fault: string }
type Reader<Name extends keyof KioskSettings> = (
  given: unknown,
  games: readonly Known[],
) => Read<KioskSettings[Name]>

const shown = (value: unknown) => `“${typeof value === 'string' ? value : JSON.stringify(value)}”`
const oneOf = (list: readonly string[]) => `${list.slice(0, -1).join(', ')} or ${list.at(-1)}`
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const bounds = { idle: [15, 900], percent: [0, 100], pin: /^\d{4,12}$/, contact: 120 } as const

function wholeNumber(value: unknown, [least, most]: readonly [number, number]): number | undefined {
  const number = typeof value === 'string' && /^\d{1,6}$/.test(value.trim()) ? Number(value) : value
  const fits = typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most
  return fits ? number : undefined
}

function readGames(given: unknown, known: readonly Known[]): Read<readonly GameId[]> {
  const names = typeof given === 'string' ? given.split(',').map(name => name.trim()) : given
  const ids = known.map(({ id }) => id)
  if (!Array.isArray(names) || names.length === 0) {
    return { fault: `games is a list of games such as ${ids.slice(0, 2).join(',')}, not ${shown(given)}.` }
  }
  const stranger = names.find(name => !ids.includes(name))
  if (stranger !== undefined) {
    return { fault: `games names ${shown(stranger)}, which no table has: there are ${ids.join(', ')}.` }
  }
  return { value: [...new Set(names as GameId[])] }
}

function readVolume(given: unknown): Read<readonly VolumeFrom[]> {
  const fault = `volume is a percentage from 0 to 100, or one for each hour from which it holds such as 9:60,22:0, not ${shown(given)}.`
  const always = wholeNumber(given, bounds.percent)
  if (always !== undefined) return { value: [{ hour: 0, percent: always }] }
  const pairs = isObject(given)
    ? Object.entries(given)
    : typeof given === 'string'
      ? given.split(',').map(part => part.split(':'))
      : []
  const plan: VolumeFrom[] = []
  for (const pair of pairs) {
    const hour = wholeNumber(pair[0], [0, 23])
    const percent = wholeNumber(pair[1], bounds.percent)
    if (pair.length !== 2 || hour === undefined || percent === undefined) return { fault }
    plan.push({ hour, percent })
  }
  return plan.length > 0 ? { value: plan } : { fault }
}

function readOneOf<T extends string>(name: string, list: readonly T[], given: unknown): Read<T> {
  const value = list.find(one => one === given)
  return value ? { value } : { fault: `${name} is ${oneOf(list)}, not ${shown(given)}.` }
}

const readers: { readonly [Name in keyof KioskSettings]: Reader<Name> } = {
  games: readGames,
  speed: given => readOneOf('speed', computerPaces, given),
  volume: readVolume,
  idle(given) {
    const value = wholeNumber(given, bounds.idle)
    if (value !== undefined) return { value }
    return {
      fault: `idle is a whole number of seconds from ${bounds.idle[0]} to ${bounds.idle[1]}, not ${shown(given)}.`,
    }
  },
  corner: given => readOneOf('corner', corners, given),
  pin(given) {
    // A PIN is not shown: the reader may be a visitor.
    if (typeof given === 'string' && bounds.pin.test(given)) return { value: given }
    return { fault: 'pin is a text of 4 to 12 digits; the one that was given is not.' }
  },
  contact(given) {
    const value = typeof given === 'string' ? given.trim() : ''
    if (value !== '' && value.length <= bounds.contact) return { value }
    return { fault: `contact is a line of at most ${bounds.contact} letters.` }
  },
}
const names = Object.keys(readers) as readonly (keyof KioskSettings)[]

export function usualSettings(games: readonly Known[]): KioskSettings {
  return {
    games: games.map(({ id }) => id),
    speed: 'brisk',
    volume: [
      { hour: 8, percent: 50 },
      { hour: 22, percent: 0 },
    ],
    idle: 60,
    corner: 'top-left',
    pin: undefined,
    contact: undefined,
  }
}

/** The settings that hold: the usual ones, changed by the file, and those by the link. A bad one leaves what was. */
export function readKioskSettings({ file, link, games }: GivenSettings): ReadSettings {
  const faults: string[] = []
  let settings = usualSettings(games)
  const take = (given: Readonly<Record<string, unknown>>, from: string) => {
    for (const [name, value] of Object.entries(given)) {
      const known = names.find(one => one === name)
      if (!known) {
        faults.push(`${from} there is ${shown(name)}, which is no setting: there are ${names.join(', ')}.`)
        continue
      }
      const read = readers[known](value, games)
      if ('fault' in read) faults.push(`${from} ${read.fault}`)
      else settings = { ...settings, [known]: read.value }
    }
  }
  if (file !== undefined && file.trim() !== '') {
    const given = readJsonObject(file)
    if (given) take(given, 'In the settings file')
    else faults.push('The settings file is not a JSON object such as {"idle": 60}.')
  }
  take(Object.fromEntries(new URLSearchParams(link ?? '')), 'In the address')
  return { settings, faults }
}

function readJsonObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
