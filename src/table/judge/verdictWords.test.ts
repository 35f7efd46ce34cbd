import { describe, expect, it } from 'vitest'
import { comparisonVerdict, defaultRuler, lyingPose, rangeVerdict, tileOutline } from '../../measure'
import { seatName, toSentence } from '../../rules/sentence'
import { nearestOn, pairOf, verdictOn } from './measures'
import { challengedText, headlineText, marginText, measuredText, sentenceOf } from './verdictWords'

const names = { from: 'yellow ship 1', to: 'blue ship 2', other: 'red captain' }
const apart = (mm: number) => ({ mm, touching: false })
const lies = (id: string, x: number, y: number) => ({
  id,
  kind: 'ship' as const,
  face: 1,
  ...lyingPose('ship', 1, { x, y, yaw: 0 }),
  inBox: true,
  flat: true,
  tiltDeg: 0,
  restsOn: 'floor' as const,
})

describe('the line that was challenged', () => {
  const seats = [{ name: 'Ann' }]
  const yellow = seatName(0, 'Yellow')

  it('calls players by their names', () => {
    expect(challengedText(toSentence(`${yellow} fires with ${yellow}'s Cannon`), seats)).toBe(
      "Ann fires with Ann's Cannon",
    )
  })

  it('is the first of several fights, and how many more there were', () => {
    const lines = [
      `${yellow}'s 5 beats green merchant 1`,
      `${yellow}'s 4 beats red guard`,
      "Red's 3 beats red guard",
    ]
    expect(challengedText(toSentence(lines.join('\n')), seats)).toBe(
      "Ann's 5 beats green merchant 1 (and 2 more)",
    )
  })
})

describe('the words of a verdict', () => {
  it('are whole millimetres, tenths below ten, and never nothing', () => {
    expect([25.2, 9.96, 9.94, 1.4, 0.1, 0.04, 0.011].map(marginText)).toEqual([
      '25 mm',
      '10 mm',
      '9.9 mm',
      '1.4 mm',
      '0.1 mm',
      '0.040 mm',
      '0.011 mm',
    ])
  })

  it('RB-66, RB-67: a headline states the verdict', () => {
    expect(headlineText(rangeVerdict(apart(61.6)))).toBe('IN by 1.4 mm')
    expect(headlineText(rangeVerdict(apart(63.3)))).toBe('OUT by 0.3 mm')
    expect(headlineText(rangeVerdict(apart(63)))).toBe('IN exactly on the mark')
    expect(headlineText(comparisonVerdict(14, 14.4))).toBe('TOO CLOSE: counts as equal (RB-67)')
    expect(headlineText(comparisonVerdict(14, 20))).toBe('NEARER by 6.0 mm')
  })

  it('one sentence for screen readers includes the uncertainty', () => {
    expect(sentenceOf(rangeVerdict(apart(63.3)), names)).toBe(
      'OUT by 0.3 mm: the blue ship 2 lies 63.3 mm from the yellow ship 1, beyond short range of 63 mm but within long range (RB-66). Measured to within 0.02 mm.',
    )
    expect(sentenceOf(rangeVerdict(apart(87)), names)).toContain('within long range of 88 mm')
    expect(sentenceOf(comparisonVerdict(14.4, 14), names)).toBe(
      'TOO CLOSE: counts as equal (RB-67). The blue ship 2 lies 14.4 mm from the yellow ship 1, and the red captain lies 14.0 mm from the yellow ship 1. A ruler tells no less than 0.5 mm apart.',
    )
  })

  it('give no article to what belongs to somebody, whatever their name', () => {
    const owned = { from: 'Player 3’s 4', to: "Davy Jones' 5" }
    expect(sentenceOf(rangeVerdict(apart(63.3)), owned)).toMatch(
      /^OUT by 0\.3 mm: Davy Jones' 5 lies 63\.3 mm from Player 3’s 4,/,
    )
  })

  it('close a place within a name before the sentence goes on', () => {
    const [here, there] = ["Player 3's 3, first from the west", "Player 3's 3, second from the west"]
    const said = sentenceOf(comparisonVerdict(14.4, 14), { from: 'yellow ship 1', to: here, other: there })
    expect(said).toContain(`. ${here}, lies 14.4 mm from the yellow ship 1, and ${there}, lies 14.0 mm from`)
    expect(measuredText(here, 'red captain')).toBe(`From ${here}, to the red captain`)
    expect(sentenceOf(rangeVerdict(apart(63.3)), { from: here, to: 'red captain' })).toContain(
      `from ${here}, beyond short range`,
    )
  })

  it('speak to the player called "You" in the midst of a sentence', () => {
    expect(measuredText('Your 4', 'red merchant 2')).toBe('From your 4 to the red merchant 2')
    expect(sentenceOf(rangeVerdict(apart(63.3)), { from: 'Your 4', to: 'red merchant 2' })).toMatch(
      /the red merchant 2 lies 63\.3 mm from your 4,/,
    )
  })

  it('RB-63: a margin finer than the measuring says what decides', () => {
    expect(sentenceOf(rangeVerdict(apart(62.99)), names)).toContain('the rounded figure decides (RB-63)')
    expect(sentenceOf(rangeVerdict(apart(62.9)), names)).not.toContain('rounded figure')
  })

  it('RB-66a: with a leniency the range keeps its name', () => {
    const lenient = { ...defaultRuler, rangeLeniencyMm: 1 }
    expect(sentenceOf(rangeVerdict(apart(63.5), lenient), names)).toContain('within short range of 64 mm')
  })
})

describe('a verdict on dice that lie there', () => {
  const lying = [
    lies('p-yellow-1', 0, 0),
    lies('p-blue-2', 40, 0),
    lies('c-red', 0, 40.3),
    lies('p-green-1', -70, 0),
  ]

  it('RB-80a: is BLOCKED where a tile lies in the line, and only there', () => {
    const rocks = [tileOutline({ id: 'T1', x: 20, y: 0, rotation: 0 })]
    const pair = pairOf(lying, 'p-yellow-1', 'p-blue-2')!
    expect(verdictOn(lying, pair).kind).toBe('in')
    const verdict = verdictOn(lying, pair, rocks)
    expect(verdict).toMatchObject({ kind: 'blocked', by: 'T1' })
    expect(sentenceOf(verdict, { ...names, tile: 'Rocks tile' })).toContain(
      'BLOCKED, no shot: the Rocks tile blocks a shot from',
    )
  })

  it('RB-67: says of the nearest whether another counts as equal, and of others nothing', () => {
    const to = (id: string) => nearestOn(lying, pairOf(lying, 'p-yellow-1', id)!)
    expect(to('p-blue-2')).toMatchObject({ other: 'c-red', verdict: { kind: 'equal', mm: 24, markMm: 24.3 } })
    expect(to('c-red')).toMatchObject({ other: 'p-blue-2', verdict: { kind: 'equal', mm: 24.3, markMm: 24 } })
    expect(to('p-green-1')).toBeUndefined()
  })
})
