import type { CrewColour } from '../../../rules/rolling-with-the-waves/public'
import type { Pen } from '../../things/prints'
import { drawEmblem } from './mapPrint'
import { crewInk, onCrew, palette } from './palette'

/** The panels of a Ship Screen from left to right, in mm of the print. */
export const screenPrint = { width: 480, height: 110, wing: 90 } as const

/** Outside: the side of a ship with its gun ports, under the crew's colours. */
export function drawScreenOutside(pen: Pen, colour: CrewColour): void {
  const { width, height, context } = pen
  const { base, deep, icon } = crewInk[colour]
  pen.fill('#8fb4bb')
  context.save()
  for (let k = 0; k < 7; k++) {
    context.globalAlpha = 0.1
    pen.rect(0, 30 + k * 4, width, height, '#f2e3bd')
  }
  context.restore()
  const planks = ['#6b4526', '#744c2a', '#63401f', '#7b5330', '#6a4526']
  for (let row = 0; row < 6; row++) {
    const top = 34 + row * 10.4
    pen.rect(0, top, width, 10.4, planks[row % planks.length]!)
    pen.rect(0, top, width, 0.7, '#a57c4c')
    pen.rect(0, top + 9.6, width, 0.8, '#2f1c0e')
    for (let x = ((row * 67) % 83) + 20; x < width; x += 92) pen.rect(x, top, 0.7, 10.4, '#2f1c0e')
  }
  // The wale in the crew's colour, and the rail.
  pen.rect(0, 42, width, 8.4, base)
  pen.rect(0, 42, width, 1, palette.brass)
  pen.rect(0, 49.6, width, 1, palette.brass)
  pen.rect(0, 28, width, 7, deep)
  pen.rect(0, 27, width, 2, palette.brass)
  for (let x = 12; x < width; x += 20) pen.rect(x, 12, 3, 16, '#5a3a1f')
  pen.rect(0, 9, width, 4.4, '#7b5330')
  for (let x = 30; x < width; x += 46) {
    if (Math.abs(x - width / 2) < 40) continue
    pen.rect(x - 9, 56, 18, 17, '#2a180c', 1.4)
    pen.frame(x - 9, 56, 18, 17, 1.2, palette.brass, 1.4)
    pen.disc(x, 65.4, 5.6, '#17120e')
    pen.ring(x, 65.4, 5.6, 1.4, '#4a4640')
    pen.disc(x, 65.4, 2.6, '#050404')
  }
  // Water along the foot.
  for (let x = -20; x < width + 20; x += 22)
    for (const [dy, tone] of [
      [0, '#2f7f8c'],
      [5, '#1d6274'],
      [10, '#0f4257'],
    ] as const)
      pen.disc(x + dy * 2.2, 111 + dy * 0.8, 17 - dy * 0.5, tone)
  pen.age(0.55)
  drawEmblem(pen, width / 2, 58, 25, base, deep, icon, onCrew(colour))
}

/** RW: the reference panel "Parts of the Map", where its owner sees it. */
const aid: readonly (readonly [icon: string, title: string, text: string])[] = [
  [
    'brandy-bottle',
    'Raise Spirits',
    'Two squares. When both are full, wipe them while you write a die: it is a 7.',
  ],
  [
    'locked-chest',
    'Chests',
    'Filled from the bottom right. What lies on top is stolen first. Unburied chests can be robbed.',
  ],
  ['spade', 'Bury', 'All three dice. A chest with treasure is safe for good and worth 2 points more.'],
  [
    'checked-shield',
    'Hull',
    '7, 14, 21: each level blocks one shot of every volley. Five numbers: 5 points.',
  ],
  [
    'cannon',
    'Small Cannon',
    'Two squares: 4, 7, 10 are 1, 2, 3 shots. It fires when full; Infamy as its lowest number.',
  ],
  [
    'pirate-cannon',
    'Large Cannon',
    'Three squares: 3, 6, 9, 15 are 1 to 4 shots. Both at one player: one chest, shots added.',
  ],
  [
    'harbor-dock',
    'Raid Ports',
    '3, 10, 18: each level pays 1 Infamy a round, the greatest sum 1 more. Five numbers: 5 points.',
  ],
  [
    'three-friends',
    'Hire Crew',
    '5, 11, 19: each level sends a die of yours into the bag. Five numbers: 5 points.',
  ],
]

export function drawScreenInside(pen: Pen, colour: CrewColour): void {
  const { width, height } = pen
  const { base } = crewInk[colour]
  pen.fill(palette.paper)
  pen.age(0.6)
  pen.rect(0, height - 7, width, 7, palette.wood)
  pen.rect(0, height - 8, width, 1, palette.brass)
  for (const fold of [screenPrint.wing, width - screenPrint.wing])
    pen.rect(fold - 0.4, 0, 0.8, height, palette.paperDeep)
  const middle = width - 2 * screenPrint.wing
  const column = middle / 4
  for (const [index, [icon, title, text]] of aid.entries()) {
    const x = screenPrint.wing + (index % 4) * column
    const y = 24 + Math.floor(index / 4) * 39
    pen.icon(icon, x + 11, y + 4, 12, base)
    pen.text(title, x + 19, y + 3, { face: 'title', size: 8, colour: palette.red, width: column - 24 })
    pen.words(text, x + 19, y + 9.6, {
      face: 'bold',
      size: 5,
      colour: palette.ink,
      width: column - 24,
      lines: 5,
    })
  }
  const side = (x: number, title: string, text: string) => {
    pen.text(title, x, 34, { face: 'title', size: 9, colour: palette.red, align: 'center' })
    pen.words(text, x - 34, 44, { face: 'bold', size: 5.4, colour: palette.ink, width: 68, lines: 8 })
  }
  side(
    screenPrint.wing / 2,
    'The end',
    'When anchor is dropped: three chests full or buried, or Hull, Raid Ports and Hire Crew all full.',
  )
  side(
    width - screenPrint.wing / 2,
    'Points',
    'Treasure as written. 2 a buried chest. 5 each for Hull, Ports, Crew with five numbers. 1 for every 3 Infamy left.',
  )
}

/** The flag that is hoisted with YARRR. */
export function drawFlag(pen: Pen, colour: CrewColour): void {
  const { width, height } = pen
  const { base, deep } = crewInk[colour]
  pen.fill(base)
  pen.rect(0, 0, width, 3, deep)
  pen.rect(0, height - 3, width, 3, deep)
  pen.text('YARRR!', width / 2, height / 2 + 6, {
    face: 'title',
    size: 18,
    colour: onCrew(colour),
    align: 'center',
    width: width - 6,
  })
}
