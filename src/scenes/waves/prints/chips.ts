import { type Cls, classes } from '../../../rules/waves/public'
import type { Pen } from '../../things/prints'
import { classLook, inkOnSeat, palette, seatInk } from './palette'
import { drawPower } from './shields'

/** A place in the order of play; the one that plays now is of brass. */
export function drawOrder(pen: Pen, number: string, isNow: boolean): void {
  const half = pen.width / 2
  pen.fill(isNow ? palette.brass : palette.seaDeep)
  pen.ring(half, half, half - 1.2, 0.8, isNow ? palette.seaDeep : palette.brass)
  pen.text(number, half, half + 4.6, {
    face: 'number',
    size: 13.4,
    colour: isNow ? palette.ink : palette.cream,
    align: 'center',
  })
}

/** The current Power of a card, and struck through the printed one. */
export function drawPowerBadge(pen: Pen, printed: string, power: string): void {
  const half = pen.width / 2
  pen.fill(palette.coral)
  pen.ring(half, half, half - 1.2, 0.9, palette.cream)
  pen.text(power.replace('-', '−'), half, half + 6.4, {
    face: 'number',
    size: 18,
    colour: palette.cream,
    align: 'center',
    width: 20,
  })
  pen.text(printed, half, 7.2, { face: 'bold', size: 5.4, colour: '#f3c9b8', align: 'center' })
  pen.line(half - 2.6, 5.4, half + 2.6, 5.4, 0.7, palette.cream)
}

/** The printed Power again, readable on a card that does not stand upright. */
export function drawPlainPower(pen: Pen, cls: Cls): void {
  const half = pen.width / 2
  pen.fill(palette.paper)
  pen.ring(half, half, half - 1, 0.8, classLook[cls].deep)
  drawPower(pen, cls, half, half, 9.4)
}

/** How many Elders of each class lay there when the round began: the single ones can be collected. */
export function drawRecord(pen: Pen, counts: string): void {
  pen.fill(palette.paper)
  pen.frame(0.9, 0.9, pen.width - 1.8, pen.height - 1.8, 0.6, palette.brassDeep, 1.6)
  const step = (pen.width - 4) / 5
  for (const [index, count] of [...counts].entries()) {
    const cls = classes[index]!
    const x = 2 + step * (index + 0.5)
    const isSingle = count === '1'
    if (isSingle) pen.rect(x - step / 2 + 0.8, 2.2, step - 1.6, pen.height - 4.4, classLook[cls].pale, 1.4)
    pen.context.globalAlpha = isSingle ? 1 : 0.35
    drawPower(pen, cls, x, 10, 6.2)
    pen.context.globalAlpha = 1
    pen.text(isSingle ? 'single' : `×${count}`, x, 24, {
      face: 'bold',
      size: 6.8,
      colour: isSingle ? palette.yes : palette.inkSoft,
      align: 'center',
      width: step - 2,
    })
  }
}

const results: Readonly<Record<string, { readonly words: string; readonly ok: boolean }>> = {
  collected: { words: 'collected', ok: true },
  power: { words: 'too weak', ok: false },
  noShell: { words: 'no Shell', ok: false },
  tablet: { words: 'forbidden', ok: false },
  returned: { words: 'to hand', ok: false },
}

/** What a check came to: Power against Power, and the word for it. */
export function drawVerdict(pen: Pen, result: string, agent: string, elder: string, face: string): void {
  const { words, ok } = results[result] ?? results.power!
  const low = face === 'KEE-LOW'
  const isEnough = low ? Number(agent) <= Number(elder) : Number(agent) > Number(elder)
  const sign = low ? (isEnough ? '≤' : '>') : isEnough ? '>' : Number(agent) === Number(elder) ? '=' : '<'
  pen.fill(palette.paper)
  pen.rect(0, 0, 4, pen.height, ok ? palette.yes : palette.no)
  pen.icon(ok ? 'check-mark' : 'cross-mark', 12, pen.height / 2, 11, ok ? palette.yes : palette.no)
  pen.text(`${agent.replace('-', '−')} ${sign} ${elder}`, 40, 14, {
    face: 'number',
    size: 13,
    colour: palette.ink,
    align: 'center',
    width: 40,
  })
  pen.text(low && result === 'power' ? 'too strong' : words, 40, 26, {
    face: 'bold',
    size: 9.8,
    colour: ok ? palette.yes : palette.no,
    align: 'center',
    width: 42,
  })
}

/** How many Rebels lie there. */
export function drawBundle(pen: Pen, count: string): void {
  const half = pen.width / 2
  pen.fill(palette.coral)
  pen.ring(half, half, half - 1.2, 0.9, palette.cream)
  pen.text(`×${count}`, half, half + 5, {
    face: 'number',
    size: 14,
    colour: palette.cream,
    align: 'center',
    width: 19,
  })
}

/** Cards of a class that lie open, and what is missing to the True Majority; `hidden` Rebels may change it. */
export function drawTally(pen: Pen, cls: Cls, known: string, needs: string, hidden: string): void {
  const { base, deep, pale } = classLook[cls]
  const leads = needs === '0'
  pen.fill(leads ? base : palette.paper)
  pen.rect(0, 0, 15, pen.height, deep)
  pen.text(known, 7.5, 14.4, { face: 'number', size: 15, colour: palette.cream, align: 'center' })
  const words = leads ? 'leads' : hidden === '0' ? `${needs} more to lead` : `${needs} to lead`
  pen.text(words, 20, 13.2, {
    face: 'bold',
    size: 11.4,
    colour: leads ? palette.cream : palette.ink,
    width: hidden === '0' ? 72 : 48,
  })
  if (hidden !== '0') {
    pen.icon('crab', 75, 9.4, 11, leads ? pale : palette.coral)
    pen.text(`${hidden}?`, 88, 13.4, {
      face: 'bold',
      size: 10,
      colour: leads ? palette.cream : palette.coral,
      align: 'center',
    })
  }
}

/** Whose display it is, and how far it has come to both goals. */
export function drawGoal(pen: Pen, seats: string, different: string, total: string): void {
  pen.fill(palette.paper)
  pen.frame(0.9, 0.9, pen.width - 1.8, pen.height - 1.8, 0.6, palette.brassDeep, 1.6)
  for (const [index, digit] of [...seats].entries()) {
    const seat = Number(digit)
    const x = 12 + index * 13
    pen.disc(x, pen.height / 2, 9, seatInk[seat]!.deep)
    pen.disc(x, pen.height / 2, 8.2, seatInk[seat]!.base)
    pen.icon(seatInk[seat]!.icon, x, pen.height / 2, 11.6, inkOnSeat(seat))
  }
  const left = 14 + seats.length * 13
  const room = (pen.width - left - 4) / 2
  for (const [index, [value, words]] of [
    [different, 'classes'],
    [total, 'Elders'],
  ].entries()) {
    const x = left + room * (index + 0.5)
    pen.text(value!, x - room / 2 + 2, 18, { face: 'number', size: 15, colour: palette.ink, width: 24 })
    pen.text(words!, x - room / 2 + 26, 17.6, {
      face: 'bold',
      size: 12.4,
      colour: palette.inkSoft,
      width: room - 26,
    })
  }
}

/** Shells left in the dish. */
export function drawCount(pen: Pen, count: string): void {
  const half = pen.width / 2
  pen.fill(palette.cream)
  pen.ring(half, half, half - 1.4, 1, palette.sea)
  pen.text(count, half - 4.6, half + 6.6, {
    face: 'number',
    size: 19,
    colour: palette.seaDeep,
    align: 'center',
  })
  pen.icon('scallop', half + 6.4, half + 0.6, 10.6, palette.fish)
}

/** What a player has said to their team, on a slip of paper. */
export function drawSaid(pen: Pen, seat: number, words: string): void {
  pen.fill(palette.cream)
  pen.disc(13, pen.height / 2, 8.4, seatInk[seat]!.base)
  pen.icon('talk', 13, pen.height / 2, 11.4, inkOnSeat(seat))
  pen.words(`“${words}”`, 25, words.length > 34 ? 12 : 17.4, {
    face: 'bold',
    size: words.length > 34 ? 8.4 : 9.6,
    colour: palette.ink,
    width: pen.width - 29,
    lines: 2,
  })
}

/** Whether a player may talk to their team now. */
export function drawTalk(pen: Pen, isOpen: boolean): void {
  const half = pen.width / 2
  pen.fill(isOpen ? palette.cream : palette.stonePale)
  pen.ring(half, half, half - 1.2, 0.8, isOpen ? palette.sea : palette.stoneDeep)
  pen.icon('talk', half, half, 13, isOpen ? palette.sea : palette.stoneDeep)
  if (!isOpen) pen.line(5, pen.width - 5, pen.width - 5, 5, 1.8, palette.coral)
}

/** To the right, as the player there sees it. */
export function drawArrow(pen: Pen): void {
  const y = pen.height / 2
  pen.fill(palette.cream)
  pen.line(5, y, pen.width - 14, y, 3.4, palette.coral)
  pen.shape(
    [
      [pen.width - 16, y - 7],
      [pen.width - 4, y],
      [pen.width - 16, y + 7],
    ],
    palette.coral,
  )
}

const hints: Readonly<Record<string, readonly string[]>> = {
  f: ['flatfish'],
  r: ['crab'],
  b: ['flatfish', 'crab'],
  n: [],
  x: [],
}

/** Under each tablet: whether the card collects as a Follower (Fish), as a Rebel (Crab), as neither. */
export function drawHint(pen: Pen, marks: string): void {
  pen.fill(palette.paper)
  const step = pen.width / 5
  for (const [index, mark] of [...marks].entries()) {
    const x = step * (index + 0.5)
    const cls = classes[index]!
    const icons = hints[mark] ?? []
    if (icons.length > 0)
      pen.rect(step * index + 0.8, 0.8, step - 1.6, pen.height - 1.6, classLook[cls].pale, 1.4)
    drawPower(pen, cls, x, 8, 5.6)
    for (const [place, icon] of icons.entries()) {
      const aside = icons.length > 1 ? (place - 0.5) * 8.6 : 0
      pen.icon(
        icon,
        x + aside,
        21.6,
        icons.length > 1 ? 8.4 : 11,
        icon === 'crab' ? palette.coral : palette.fish,
      )
    }
    if (mark === 'x')
      pen.text('?', x, 26, { face: 'number', size: 13, colour: palette.inkSoft, align: 'center' })
    if (mark === 'n')
      pen.text('–', x, 25, { face: 'number', size: 13, colour: palette.inkSoft, align: 'center' })
    if (index > 0) pen.line(step * index, 3, step * index, pen.height - 3, 0.3, palette.inkSoft)
  }
}
