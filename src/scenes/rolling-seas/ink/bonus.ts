import type { Bonus, BonusKind } from '../../../rules/rolling-seas/public'
import { circle, cross, type Ink, letters, type Point } from './hand'
import { leastLetters, palette, type } from './palette'
import { symbol } from './symbols'

const signs: Readonly<
  Record<BonusKind, { readonly icon: string; readonly colour: string; readonly word?: string }>
> = {
  bonusMove: { icon: 'wind-slap', colour: '#2b5f86' },
  resupply: { icon: 'barrel', colour: '#6e4a20' },
  gold: { icon: 'two-coins', colour: '#9a6d0a' },
  story: { icon: 'scroll-unfurled', colour: '#5c3b6e' },
  star: { icon: 'round-star', colour: '#a3261c' },
  twoStars: { icon: 'round-star', colour: '#a3261c', word: '2' },
}

/** A bonus as it is printed, circled when earned, crossed off when used (RS-64). */
export function drawBonus(
  ink: Ink,
  { kind }: Bonus,
  [x, y]: Point,
  state: 'printed' | 'earned' | 'used',
  size = 4.8,
): void {
  const { icon, colour, word } = signs[kind]
  symbol(ink, icon, [x, y], { size, colour, alpha: state === 'used' ? 0.5 : 0.92 })
  if (word)
    letters(ink, word, [x + size * 0.55, y + size * 0.5], {
      family: type.text,
      weight: 800,
      size: Math.max(leastLetters, size * 0.62),
      colour,
    })
  if (state !== 'printed') circle(ink, [x, y], size * 0.68, { colour: palette.pen, width: 0.5 }, 0.25)
  if (state === 'used') cross(ink, [x, y], size * 0.5, { colour: palette.route, width: 0.5 })
}
