import {
  adventureCard,
  chartOf,
  dirIndex,
  neighbour,
  type ObstacleKind,
  offMap,
  type RollingMove,
  type RollingState,
  type SeaMap,
  spaceName,
} from '../../../rules/rolling-seas/public'
import { asked, held, type Lesson, type Moment, told } from '../../../table/coach'

const isAlone = ({ view }: Moment): boolean => (view as RollingState).players.length === 1

/** Said before a player sails into one, or as soon as somebody else has. */
const sailsInto =
  (kind: ObstacleKind) =>
  (moment: Moment): boolean =>
    told(kind)(moment) ||
    (moment.kind === 'asked' &&
      moment.moves.some(
        move =>
          firstMet((moment.view as RollingState).players[moment.seat]!.map, move as RollingMove) === kind,
      ))

/** The first obstacle that this way enters; a Current carries the ship off it. */
function firstMet(map: SeaMap, move: RollingMove): ObstacleKind | undefined {
  if (move.kind !== 'sail') return undefined
  const { active, ship } = chartOf(map)
  let at = ship
  for (const dir of [...move.before, ...move.moves, ...move.after]) {
    at = neighbour(at, dirIndex(dir))
    if (at === offMap) return undefined
    if (!active[at]) continue
    const space = spaceName(at)
    const drawing = map.drawings.find(({ spaces }) => spaces.includes(space))
    return drawing && adventureCard(drawing.card).kind
  }
  return undefined
}

export const lessons: readonly Lesson[] = [
  {
    id: 'islands',
    words:
      'First the sea is drawn: four islands, each turned as you like. The circle on it will be its port.',
    rule: 'RS-21',
    when: asked('setupIslands'),
  },
  {
    id: 'obstacles',
    words: 'This time you hold your neighbour’s map. Draw what they would rather not sail into.',
    rule: 'RS-24',
    when: moment => asked('setupKnownObstacles')(moment) && !isAlone(moment),
  },
  {
    id: 'ownObstacles',
    words:
      'Two obstacles are known before you sail. Alone you draw them on your own map: whatever you sail through will be part of your Story.',
    rule: 'RS-25',
    when: moment => asked('setupKnownObstacles')(moment) && isAlone(moment),
  },
  {
    id: 'home',
    words: 'Choose your home port; your ship starts beside it.',
    rule: 'RS-26',
    when: asked('setupHomePort'),
  },
  {
    id: 'dice',
    words: 'One throw for the whole table: three winds, and what you can find ashore this round.',
    rule: 'RS-28',
    when: held('dice'),
    things: ['hand'],
  },
  {
    id: 'sail',
    words:
      'Choose one of the three winds. A step with it costs one, and one more for every eighth of a turn away from it.',
    rule: 'RS-50',
    when: asked('action', 'sail'),
  },
  {
    id: 'explore',
    words: 'Beside land you may explore instead: you gain what the fourth die shows, once for each space.',
    rule: 'RS-72',
    when: asked('action', 'explore'),
  },
  {
    id: 'port',
    words:
      'At a port you tell your Story: its length becomes Reputation, once in every port. So let it grow first.',
    rule: 'RS-80',
    when: asked('action', 'visitPort'),
  },
  {
    id: 'adventure',
    words: 'An Adventure! Everybody draws it; the card says on whose map.',
    rule: 'RS-33',
    when: moment => asked('adventure')(moment) && !isAlone(moment),
  },
  {
    id: 'ownAdventure',
    words: 'An Adventure! Draw it on your map: it must touch the column or the row on the card.',
    rule: 'RS-36',
    when: moment => asked('adventure')(moment) && isAlone(moment),
  },
  {
    id: 'storm',
    words: 'A Storm makes a good Story, but your turn must not end in it.',
    rule: 'RS-54',
    when: sailsInto('storm'),
  },
  {
    id: 'monster',
    words: 'A Monster eats one Provision, but makes your Story longer.',
    rule: 'RS-55',
    when: sailsInto('monster'),
  },
  {
    id: 'current',
    words: 'A Current carries you on for free, as far as it runs.',
    rule: 'RS-56',
    when: sailsInto('current'),
  },
  {
    id: 'bonus',
    words: 'A row that is full gives a bonus; circled, it waits until you use it.',
    rule: 'RS-64',
    when: told('bonus'),
  },
]
