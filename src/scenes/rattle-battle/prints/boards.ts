import { type Location, questsOf, type Scenario } from '../../../rules/rattle-battle/public'
import type { Pen } from '../../things/prints'
import { questStep } from '../layout/middle'
import { boardSpots } from '../layout/port'
import { cannon, cardSize, goldCoin, hold, sail, silverCoin } from '../layout/sizes'
import { pileClass } from './adventureCard'
import { drawScales, drawSocket } from './ornaments'
import { palette } from './palette'

interface BoardWords {
  readonly title: string
  readonly icon: string
  readonly words: string
}

/** What is paid, in one line that is read from where the whole row is seen; the board in the hand says it in full. */
const boards: Readonly<Record<Location, BoardWords>> = {
  market: { title: 'Market', icon: 'scales', words: '2 Loot for 1' },
  tavern: { title: 'Tavern', icon: 'beer-stein', words: '2 Rum: a Sailor' },
  shipyard: { title: 'Shipyard', icon: 'claw-hammer', words: '1 Fabric' },
  workshop: { title: 'Workshop', icon: 'cog', words: '1 Spice and 1 Fabric' },
  pit: { title: 'The Pit', icon: 'two-coins', words: '1 Valuable or 2 Loot' },
  guild: { title: 'Guild', icon: 'medal', words: 'Coins for VP' },
}

const mm = 10
const spotX = (pen: Pen, u: number) => pen.width / 2 + u * mm
const spotY = (pen: Pen, v: number) => pen.height / 2 + v * mm

export function drawPortBoard(pen: Pen, location: Location): void {
  const { title, icon, words } = boards[location]
  const { width, height } = pen
  pen.fill(palette.teal)
  drawScales(pen, [0, height - 92, width, 92], 15, '#0f4257', '#124b61', '#17566c')
  pen.frame(2.6, 2.6, width - 5.2, height - 5.2, 0.7, palette.brass, 2.4)
  pen.icon(icon, 11.6, 8.2, 9.6, palette.brassPale)
  pen.text(title, width / 2 + 5, 11, {
    face: 'title',
    size: 10.4,
    colour: palette.cream,
    align: 'center',
    width: width - 30,
  })
  // Piles lean over what stands above them; those of the Shipyard leave a corner free.
  const [x, y] = location === 'shipyard' ? [24, height - 3.7] : [width / 2, 20.6]
  pen.text(words, x, y, {
    face: 'bold',
    size: 9,
    colour: palette.brassPale,
    align: 'center',
    width: width - 9,
  })
  const socket = '#0b3547'
  const card = [cardSize.width * mm + 2, cardSize.depth * mm + 2] as const
  const deck = boardSpots.deck
  switch (location) {
    case 'market': {
      const cy = 72
      pen.disc(width / 2, cy, 36, socket)
      pen.ring(width / 2, cy, 36, 0.7, palette.brass)
      pen.ring(width / 2, cy, 34.2, 0.3, palette.brass)
      pen.icon('scales', width / 2, cy, 50, palette.brassPale)
      return
    }
    case 'tavern':
    case 'workshop':
    case 'guild':
      drawSocket(pen, spotX(pen, deck.u), spotY(pen, deck.v), ...card, 3, socket)
      pen.icon(icon, spotX(pen, deck.u), spotY(pen, deck.v), 30, palette.tealPale)
      return
    case 'shipyard':
      for (const [part, size, symbol] of [
        ['sail', sail, 'sail'],
        ['cannon', cannon, 'pirate-cannon'],
        ['hold', hold, 'wooden-crate'],
      ] as const) {
        const spot = boardSpots.stock[part]
        drawSocket(
          pen,
          spotX(pen, spot.u),
          spotY(pen, spot.v),
          size.width * mm + 1.6,
          size.depth * mm + 1.6,
          2,
          socket,
        )
        pen.icon(symbol, spotX(pen, spot.u), spotY(pen, spot.v), 20, palette.tealPale)
      }
      return
    case 'pit':
      for (const spot of [
        { ...boardSpots.gold, u: boardSpots.gold.u - goldCoin.width / 2 },
        { ...boardSpots.gold, u: boardSpots.gold.u + goldCoin.width / 2 },
        boardSpots.silver,
      ]) {
        const radius = (spot === boardSpots.silver ? silverCoin : goldCoin).width * 5
        pen.disc(spotX(pen, spot.u), spotY(pen, spot.v), radius, socket)
        pen.ring(spotX(pen, spot.u), spotY(pen, spot.v), radius, 0.6, palette.brass)
      }
      drawSocket(
        pen,
        spotX(pen, boardSpots.revenge.u),
        spotY(pen, boardSpots.revenge.v),
        cardSize.depth * mm,
        cardSize.width * mm,
        3,
        socket,
      )
      pen.icon(
        'swap-bag',
        spotX(pen, boardSpots.revenge.u),
        spotY(pen, boardSpots.revenge.v),
        30,
        palette.tealPale,
      )
  }
}

const scenarioTitles: Readonly<Record<Scenario, string>> = {
  intro: 'First Voyages',
  norrington: 'Admiral Norrington',
  pirateWars: 'Pirate Wars',
}

/** The course of the Quests: a row each, a square for every Adventure, an anchor where the Port is. */
export function drawScenarioBoard(pen: Pen, scenario: Scenario): void {
  const { width, height } = pen
  pen.fill(palette.paper)
  drawScales(pen, [0, 0, width, height], 22, '#eadfc2', '#efe6cd', '#ddcfa9')
  pen.rect(4, 4, width - 8, height - 8, 'rgb(241 231 207 / 72%)', 2)
  pen.frame(4, 4, width - 8, height - 8, 0.9, palette.teal, 2)
  pen.frame(5.8, 5.8, width - 11.6, height - 11.6, 0.3, palette.teal, 1.4)
  pen.text(scenarioTitles[scenario], width / 2, 20, {
    face: 'title',
    size: 13,
    colour: palette.teal,
    align: 'center',
  })
  pen.icon('galleon', 24, 16.4, 14, palette.teal)
  pen.icon('galleon', width - 24, 16.4, 14, palette.teal)
  for (const [quest, piles] of questsOf(scenario).entries()) {
    const first = questStep(quest, 0)
    const y = height / 2 + first.v * mm
    pen.text(`Quest ${quest + 1}`, 14, y + 2.6, { face: 'title', size: 8.4, colour: palette.ink })
    const squares = [...piles, undefined]
    for (const [stage, pile] of squares.entries()) {
      const x = width / 2 + questStep(quest, stage).u * mm
      if (stage > 0) pen.line(x - 19, y, x - 11, y, 0.8, palette.inkSoft)
      if (pile === undefined) {
        pen.ring(x, y, 10, 0.8, palette.teal)
        pen.icon('anchor', x, y, 13, palette.teal)
        continue
      }
      const kind = pileClass[pile]
      pen.rect(x - 10, y - 9.4, 20, 18.8, kind.colour, 2)
      pen.frame(x - 9, y - 8.4, 18, 16.8, 0.3, palette.brassPale, 1.4)
      pen.text(kind.name, x, y + 6.4, {
        face: 'black',
        size: 3.6,
        colour: palette.cream,
        align: 'center',
        width: 16,
      })
      const marks = kind.sabres > 0 ? kind.sabres : 1
      for (let k = 0; k < marks; k++)
        pen.icon(
          pile === 'crazy' ? 'beer-stein' : pile === 'intro' ? 'ship-wheel' : 'crossed-sabres',
          x + (k - (marks - 1) / 2) * 5.4,
          y - 2.4,
          kind.sabres > 1 ? 6 : 8,
          palette.cream,
        )
    }
  }
  pen.age(0.09)
}
