import type { Pen } from '../../things/prints'
import { inkOnSeat, palette, seatInk } from './palette'

/**
 * The place of a slot: the Elder's field towards the dish, beyond it that of a Follower with the Fish, and at the seam
 * the band that Rebels lie across, with the Crab. That of the extra Elder glows while it counts.
 */
export function drawMat(pen: Pen, seat: number | undefined, counts = false): void {
  const { width, height } = pen
  const { base, deep, icon } =
    seat === undefined
      ? { base: counts ? glow.rim : '#8d8d86', deep: '#4d4d49', icon: undefined }
      : seatInk[seat]!
  pen.fill(palette.seaDeep)
  pen.rect(1.2, 1.2, width - 2.4, height - 2.4, base, 4)
  pen.rect(3, 3, width - 6, height - 6, palette.seaDeep, 3)
  pen.rect(3.8, 3.8, width - 7.6, height - 7.6, '#123f50', 2.6)
  if (counts) drawGlow(pen)
  // The Elder lies from 3 to 91 mm of the mat.
  pen.frame(6, 5, width - 12, 88, 0.5, palette.seaPale, 3)
  pen.icon('robe', width / 2, 46, 34, '#1f5b6d')
  // A Follower reaches 84 mm farther; what is seen of its place.
  const from = 96
  pen.frame(6, from, width - 12, height - from - 6, 0.5, palette.seaPale, 3)
  if (seat === undefined) {
    const words = { face: 'title', align: 'center' } as const
    pen.text('extra Elder', width / 2, 132, { ...words, size: 9, colour: counts ? glow.words : palette.foam })
    pen.text(counts ? 'counts' : 'is skipped', width / 2, 146, {
      ...words,
      size: 9,
      colour: counts ? glow.words : '#9aa39f',
    })
  } else {
    pen.icon('flatfish', width / 2, 126, 26, '#2b7487')
    pen.text('Follower', width / 2, 150, { face: 'title', size: 9.4, colour: palette.foam, align: 'center' })
    pen.disc(width / 2, 165, 7.4, deep)
    pen.disc(width / 2, 165, 6.6, base)
    if (icon) pen.icon(icon, width / 2, 165, 9.4, inkOnSeat(seat))
  }
  pen.age(0.08)
}

const glow = { rim: '#ffe08a', deep: '#7a5713', near: '#ffd45e', words: '#3a2606' } as const

/** Light that comes out from under the card: brightest at its edges. */
function drawGlow(pen: Pen): void {
  const { context, width, height } = pen
  pen.rect(3, 3, width - 6, height - 6, glow.deep, 3)
  for (let step = 0; step < 8; step++) {
    context.globalAlpha = 0.26
    const inset = 3 + step * 0.4
    pen.rect(inset, inset, width - 2 * inset, height - 2 * inset - step * 7, glow.near, 4)
  }
  context.globalAlpha = 1
}

/** The ring round the dish: a sector for every player, so that the crest of the Wave token shows one (WV-152). */
export function drawRing(pen: Pen, seats: readonly number[]): void {
  const { context, width } = pen
  const half = width / 2
  const [inner, outer] = [58, 88]
  pen.fill(palette.seaDeep)
  pen.disc(half, half, half - 0.6, palette.brass)
  pen.disc(half, half, half - 1.8, palette.seaDeep)
  const each = (Math.PI * 2) / seats.length
  for (const [place, seat] of seats.entries()) {
    const { base } = seatInk[seat]!
    // Clockwise from the south, where the first place is.
    const middle = place * each
    const point = (angle: number, r: number) => `${half - Math.sin(angle) * r} ${half + Math.cos(angle) * r}`
    const [a, b] = [middle - each / 2 + 0.012, middle + each / 2 - 0.012]
    const large = each > Math.PI ? 1 : 0
    context.globalAlpha = 0.8
    pen.path(
      `M${point(a, inner)}A${inner} ${inner} 0 ${large} 1 ${point(b, inner)}L${point(b, outer)}A${outer} ${outer} 0 ${large} 0 ${point(a, outer)}Z`,
      base,
    )
    context.globalAlpha = 1
    const marks = seats.length < 4 ? 3 : 1
    for (let k = 0; k < marks; k++) {
      const angle = middle + (k - (marks - 1) / 2) * (each / (marks + 0.4))
      pen.icon(
        seatInk[seat]!.icon,
        half - Math.sin(angle) * 73,
        half + Math.cos(angle) * 73,
        15,
        inkOnSeat(seat),
      )
    }
  }
  pen.ring(half, half, inner, 0.9, palette.brass)
  pen.ring(half, half, outer, 0.9, palette.brass)
  pen.age(0.08)
}
