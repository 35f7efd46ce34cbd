/** What the table offers to say aloud (3.9, 5.3). */
import type { Seat } from '../game'
import { type Sentence, toSentence } from '../sentence'
import { type Cls, classPlural, nameOf, numberWord } from './vocabulary'

export const signalKinds = [
  'planFollow',
  'planRebel',
  'wantTablet',
  'avoidTablet',
  'have',
  'lack',
  'yourPlan',
  'yes',
  'no',
] as const
export type SignalKind = (typeof signalKinds)[number]

export interface Signal {
  readonly seat: Seat
  readonly signal: SignalKind
  readonly cls?: Cls | undefined
  readonly count?: number | undefined
  readonly toSeat?: Seat | undefined
}

/** Sentences that are about a class make no sense without one. */
export const needsClass: ReadonlySet<SignalKind> = new Set(['wantTablet', 'avoidTablet', 'have', 'lack'])

/** Only this many are remembered, the latest ones; a round of talk is never longer in earnest. */
export const mostSignals = 40

export function signalText({ signal, cls, count, toSeat }: Signal): string {
  const what = cls === undefined ? 'something' : cardsSaid(cls, count)
  const opening = toSeat === undefined ? '' : `${nameOf(toSeat)}, `
  return opening + sentence(signal, what, cls)
}

/** As `signalText`, for those who read it outside of the rules. */
export function signalSentence(signal: Signal): Sentence {
  return toSentence(signalText(signal))
}

function cardsSaid(cls: Cls, count: number | undefined): string {
  return count === undefined ? classPlural(cls) : `${numberWord(count)} of the ${classPlural(cls)}`
}

function sentence(signal: SignalKind, what: string, cls: Cls | undefined): string {
  const tablet = cls === undefined ? 'tablet' : `tablet of the ${classPlural(cls)}`
  switch (signal) {
    case 'planFollow':
      return cls === undefined ? 'I am going to follow' : `I am going to follow with ${what}`
    case 'planRebel':
      return cls === undefined ? 'I am going to rebel' : `I am going to rebel with ${what}`
    case 'wantTablet':
      return `let us have the ${tablet}`
    case 'avoidTablet':
      return `not the ${tablet}, please`
    case 'have':
      return `I hold ${what}`
    case 'lack':
      return `I hold no ${cls === undefined ? 'such cards' : classPlural(cls)}`
    case 'yourPlan':
      return 'what is your plan?'
    case 'yes':
      return 'yes'
    case 'no':
      return 'no'
  }
}
