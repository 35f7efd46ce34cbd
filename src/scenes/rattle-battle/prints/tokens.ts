import {
  type LootType,
  lootTypes,
  type PlayerColour,
  type SpecialKind,
  specialKinds,
  type UpgradeId,
  upgradeCard,
} from '../../../rules/rattle-battle/public'
import type { Pen } from '../../things/prints'
import { shipOverToken } from '../layout/dice'
import { captainSpaces, mooringAt, quayAt, quaySheetAt } from '../layout/seatThings'
import { drawPlanks, drawScales, drawSocket } from './ornaments'
import { inkOn, lootInk, palette, seatInk } from './palette'
import { placeInk, upgradeIcons } from './wareCards'

export function drawCaptain(pen: Pen, colour: PlayerColour): void {
  const { base, deep, icon } = seatInk[colour]
  const { width, height } = pen
  pen.fill(palette.paper)
  pen.rect(0, 0, 36, height, base)
  drawScales(pen, [0, 0, 36, height], 12, base, base, deep)
  pen.frame(2.2, 2.2, width - 4.4, height - 4.4, 0.8, deep, 3)
  pen.disc(18, 33, 15.4, deep)
  pen.disc(18, 33, 14.4, palette.cream)
  pen.icon('pirate-captain', 18, 33, 25, palette.ink)
  pen.disc(18, 63, 8.2, deep)
  pen.disc(18, 63, 7.5, palette.cream)
  pen.icon(icon, 18, 63, 11, deep)
  const words = { sunk: 'sunk', taken: 'taken', boarded: 'boarded' } as const
  const symbols = { sunk: 'sinking-ship', taken: 'crossed-sabres', boarded: 'grapple' } as const
  for (const [space, at] of Object.entries(captainSpaces) as ['sunk' | 'taken' | 'boarded', number][]) {
    const x = width / 2 + at * 10
    drawSocket(pen, x, height / 2 + 3.6, 25, 66, 2, palette.paperDeep)
    pen.icon(symbols[space], x, height / 2 + 3, 18, '#c9b78d')
    pen.text(words[space], x, 6.6 + 2.2, {
      face: 'black',
      size: 4,
      colour: palette.ink,
      align: 'center',
    })
  }
  pen.age(0.1)
}

/** Water with moorings for Ships, each with its Loot before it, and the quay below. */
export function drawQuay(pen: Pen, colour: PlayerColour): void {
  const { base, icon } = seatInk[colour]
  const { width, height } = pen
  drawScales(pen, [0, 0, width, height], 11, '#0e3d50', '#114759', '#155263')
  const x = (u: number) => width / 2 + (u - quaySheetAt.u) * 10
  const y = (v: number) => height / 2 + (v - quaySheetAt.v) * 10
  for (let k = 0; k < 6; k++) {
    const u = mooringAt.u + (k % 2) * mooringAt.across
    const v = mooringAt.v + Math.floor(k / 2) * mooringAt.down
    drawSocket(pen, x(u), y(v), 23.4, 23.4, 11.7, '#0b3142')
    const top = y(v - shipOverToken)
    drawSocket(pen, x(u), top, 18, 18, 2, '#0b3142')
    pen.icon('anchor', x(u), top, 10, '#1b5a6c')
  }
  const pier = y(quayAt.v) - 17
  drawPlanks(pen, [0, pier, width, height - pier], 6.4, ['#6d4724', '#61401f', '#75502b'], '#331d0c')
  pen.line(0, pier, width, pier, 0.8, palette.brass)
  for (let k = 0; k < 6; k++) {
    const u = quayAt.u + (k % 3) * quayAt.across
    const v = quayAt.v + Math.floor(k / 3) * quayAt.down
    pen.disc(x(u), y(v), 11, 'rgb(30 16 6 / 55%)')
    pen.ring(x(u), y(v), 11, 0.4, '#b08a4c')
  }
  pen.frame(1.4, 1.4, width - 2.8, height - 2.8, 1, base, 2)
  pen.frame(2.4, 2.4, width - 4.8, height - 4.8, 0.3, palette.brass, 1.4)
  pen.disc(width / 2, 7.6, 5.4, palette.brass)
  pen.disc(width / 2, 7.6, 4.8, base)
  pen.icon(icon, width / 2, 7.6, 6.6, inkOn(colour))
}

/** Loot: a symbol on its ground; the ring is cut differently for each type. */
export function drawLoot(pen: Pen, what: string): void {
  const c = pen.width / 2
  const type = lootTypes.find(one => one === what)
  const special = specialKinds.find(one => one === what)
  const ground = type
    ? lootInk[type].base
    : special
      ? '#5a2f7a'
      : what === 'wild'
        ? '#2f5a44'
        : palette.oakDark
  pen.fill(ground)
  pen.disc(c, c, c, ground)
  pen.disc(c, c, c * 0.8, palette.cream)
  drawRim(pen, c, type)
  pen.ring(c, c, c * 0.8, c * 0.05, palette.brassPale)
  const name = type
    ? lootInk[type].icon
    : special
      ? specialIcons[special]
      : what === 'wild'
        ? 'rolling-dices'
        : 'swap-bag'
  pen.icon(name, c, c, c * 1.24, type ? lootInk[type].base : special ? '#4a2468' : palette.oakDark)
  pen.age(0.08)
}

const specialIcons: Readonly<Record<SpecialKind, string>> = {
  L1: 'spyglass',
  L2: 'explosive-materials',
  L3: 'treasure-map',
  L4: 'fairy',
  L5: 'monkey',
}

/** Spices dots, Rum bars, Fabrics a plain band, Valuables diamonds: felt, so to say, without seeing colours. */
function drawRim(pen: Pen, c: number, type: LootType | undefined): void {
  if (type === undefined || type === 'fabrics') return
  const count = type === 'rum' ? 12 : 16
  for (let k = 0; k < count; k++) {
    const angle = (k / count) * Math.PI * 2
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const r = c * 0.9
    if (type === 'spices') pen.disc(c + r * cos, c + r * sin, c * 0.045, palette.brassPale)
    else if (type === 'rum')
      pen.line(
        c + c * 0.83 * cos,
        c + c * 0.83 * sin,
        c + c * 0.98 * cos,
        c + c * 0.98 * sin,
        c * 0.06,
        palette.brassPale,
      )
    else
      pen.shape(
        [
          [c + c * 0.97 * cos, c + c * 0.97 * sin],
          [c + r * Math.cos(angle + 0.07), c + r * Math.sin(angle + 0.07)],
          [c + c * 0.84 * cos, c + c * 0.84 * sin],
          [c + r * Math.cos(angle - 0.07), c + r * Math.sin(angle - 0.07)],
        ],
        palette.brassPale,
      )
  }
}

export function drawUpgrade(pen: Pen, id: UpgradeId): void {
  const { name, place, icon } = upgradeCard(id)
  const ground = placeInk[place]
  const { width, height } = pen
  pen.fill(ground)
  drawScales(pen, [0, 0, width, height], 9, ground, ground, 'rgb(255 240 200 / 16%)')
  pen.frame(1.3, 1.3, width - 2.6, height - 2.6, 0.6, palette.brassPale, 2.4)
  pen.disc(width / 2, 18.4, 14.6, palette.cream)
  pen.ring(width / 2, 18.4, 13.4, 0.4, ground)
  pen.icon(upgradeIcons[id] ?? 'cog', width / 2, 18.4, 21, palette.ink)
  pen.rect(2.4, 34.2, width - 4.8, 8, palette.cream, 1.2)
  pen.text(name, width / 2, 39.9, {
    face: 'black',
    size: 5,
    colour: palette.ink,
    align: 'center',
    width: width - 7.4,
  })
  // Which way it is used: turned over, once, or always.
  if (icon !== 'P') {
    pen.disc(width - 6.4, 6.4, 4.4, palette.cream)
    if (icon === 'E') pen.icon('hourglass', width - 6.4, 6.4, 6, palette.red)
    else pen.text('1', width - 6.4, 8.6, { face: 'title', size: 6.4, colour: palette.blue, align: 'center' })
  }
  pen.age(0.08)
}

export function drawSail(pen: Pen): void {
  const { width, height, context } = pen
  pen.fill(palette.canvas)
  for (let k = 1; k < 6; k++) pen.line((width * k) / 6, 0, (width * k) / 6, height, 0.25, '#b8a67c')
  context.globalAlpha = 0.3
  pen.rect(0, height * 0.66, width, height * 0.34, '#b49a67')
  context.globalAlpha = 1
  pen.rect(0, 0, width, 4.6, palette.oakDark)
  pen.line(0, 2.2, width, 2.2, 0.5, palette.oak)
  for (let k = 0; k < 9; k++) pen.disc(4 + k * 6.5, 5.6, 0.9, palette.oakDark)
  pen.icon('skull-crossed-bones', width / 2, height / 2 + 2, 20, '#5c4d36')
  pen.age(0.13)
}

export function drawCannon(pen: Pen): void {
  const { width, height } = pen
  drawPlanks(pen, [0, 0, width, height], 7, [palette.oak, '#83592f', '#976b3f'], palette.oakDark)
  pen.rect(4.4, 4.4, width - 8.8, height - 8.8, '#1a120c', 1.6)
  pen.frame(4.4, 4.4, width - 8.8, height - 8.8, 1.3, palette.red, 1.6)
  pen.icon('cannon', width / 2, height / 2 + 0.4, 23, '#d3c3a0')
  pen.frame(1, 1, width - 2, height - 2, 0.5, palette.oakDark, 2)
}

/** A Hold for one token; the Hamster's wheel drives one for three. */
export function drawHold(pen: Pen, withHamster: boolean): void {
  const { width, height } = pen
  drawPlanks(pen, [0, 0, width, height], 6.3, ['#76512c', '#6d4825', '#7f5933'], '#3d2610')
  pen.frame(1, 1, width - 2, height - 2, 1, '#3d2610', 2)
  const places = withHamster
    ? ([
        [-11, -3],
        [11, -3],
        [0, 13],
      ] as const)
    : ([[0, 5.5]] as const)
  for (const [x, y] of places) {
    pen.disc(width / 2 + x, height / 2 + y, 11.6, '#2a1a0c')
    pen.ring(width / 2 + x, height / 2 + y, 11.6, 0.6, palette.brass)
  }
  pen.rect(3, 3, width - 6, withHamster ? 7.6 : 9, palette.paperDeep, 1)
  if (withHamster) {
    pen.icon('rat', 9, 6.8, 7.6, palette.ink)
    pen.text('Hamster', width / 2 + 4, 8.6, { face: 'black', size: 4.6, align: 'center', width: 24 })
    return
  }
  pen.icon('wooden-crate', 9, 7.4, 7.4, palette.ink)
  pen.text('Hold', width / 2 + 4, 9.4, { face: 'black', size: 5, align: 'center' })
}

export function drawWanted(pen: Pen): void {
  const c = pen.width / 2
  pen.fill(palette.red)
  pen.disc(c, c, c * 0.88, palette.paper)
  pen.ring(c, c, c * 0.8, 0.4, palette.red)
  pen.icon('skull-crossed-bones', c, c + 3, c * 0.9, palette.ink)
  pen.text('WANTED', c, c * 0.62, {
    face: 'title',
    size: 6.6,
    colour: palette.red,
    align: 'center',
    width: c * 1.2,
  })
  pen.age(0.16)
}

export function drawMarker(pen: Pen, which: string): void {
  const c = pen.width / 2
  pen.fill(palette.brass)
  pen.disc(c, c, c * 0.84, which === 'market' ? palette.teal : palette.red)
  pen.ring(c, c, c * 0.74, c * 0.05, palette.brassPale)
  pen.icon(which === 'market' ? 'anchor' : 'galleon', c, c, c * 1.1, palette.cream)
}

export function drawTray(pen: Pen): void {
  const { width, height } = pen
  drawPlanks(pen, [0, 0, width, height], 12, ['#6d4724', '#61401f', '#75502b'], '#331d0c')
  pen.rect(5, 5, width - 10, height - 10, palette.tealDeep, 3)
  drawScales(pen, [6, 6, width - 12, height - 12], 13, '#0b3144', '#0e3a4f', '#12475e')
  pen.frame(5, 5, width - 10, height - 10, 0.8, palette.brass, 3)
  pen.text('The Fleet', width / 2, 13.4, {
    face: 'title',
    size: 7.4,
    colour: palette.brassPale,
    align: 'center',
  })
}
