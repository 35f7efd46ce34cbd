import {
  actionOf,
  adventureCard,
  effectOf,
  type RattleState,
  rowOf,
  seaCardOf,
  seaOf,
} from '../../../rules/rattle-battle/public'
import { asked, fist, held, type Lesson, type Moment, told } from '../../../table/coach'

type Rattle = Moment<RattleState>

const played = ({ view }: Rattle) => view.piles.played.length
const cardOf = ({ view }: Rattle) => view.adventure?.card
const own = (moment: Rattle) => (moment.kind === 'told' ? undefined : moment.view.players[moment.seat])

const isCrazy = (moment: Rattle) => {
  const card = cardOf(moment)
  return card !== undefined && adventureCard(card).kind === 'crazy'
}
const turn = asked('actions.turn')

/** In the order in which the introduction brings them: about one new thing an Adventure. */
export const lessons: readonly Lesson<RattleState>[] = [
  {
    id: 'part',
    words:
      'Welcome aboard! Your Galleon may take one Part before we sail. A Sail is a kind first choice: it lets you move a Ship after the dice have fallen.',
    rule: 'RB-32',
    when: asked('setup.part'),
    things: ['stock:sail'],
  },
  {
    id: 'send',
    words:
      'Your dice are your Ships. Carry the bold ones into the Baron’s hands and send them: even one Ship earns you Loot.',
    rule: 'RB-97',
    when: asked('briefing.commit'),
    things: ['muster'],
  },
  {
    id: 'cargo',
    words: 'A Ship that sails drops the Loot lying under it. Keep loaded Ships at home if you can.',
    rule: 'RB-94',
    when: moment =>
      asked('briefing.commit')(moment) &&
      Object.keys(own(moment)?.stowed ?? {}).some(slot => slot.startsWith('ship:')),
  },
  {
    id: 'drop',
    words:
      'Shake, and let go over the Sea. What a die shows will be its Strength; where it lies decides whom it meets.',
    rule: 'RB-110',
    when: held('drop.main'),
    things: ['hand'],
  },
  {
    id: 'fist',
    words: 'A die is leaning, and a leaning die does not count. Bang the table until every die lies flat.',
    rule: 'RB-113',
    when: fist,
    things: ['fist'],
  },
  {
    id: 'sail',
    words:
      'A ready Sail moves one Ship as far as a card is long, once until the next port. Drag it right up to a weaker foreign Ship: touch what you sink and board it, for one more Loot.',
    rule: 'RB-165',
    when: asked('actions.turn', 'move'),
    things: ['die:p-', 'die:c-'],
  },
  {
    id: 'battle',
    words:
      'Now they fight, always the closest pair first: the lower Strength sinks, equals sink together. So it goes on until one side has gone.',
    rule: 'RB-211',
    when: told('fight'),
  },
  {
    id: 'coins',
    words:
      'Each foreign Ship you sank pays a silver coin. Coins are points at the end, and until then they buy points.',
    rule: 'RB-230',
    when: told('coins'),
  },
  {
    id: 'repair',
    words: 'Sunk Ships always come home. Each one costs one Loot. If you have none left, the rest is free.',
    rule: 'RB-265',
    when: asked('repair'),
    things: ['token:'],
  },
  {
    id: 'stow',
    words:
      'Loot pays for everything in port, but it needs a place until then: one lies under each Ship and one in each Hold.',
    rule: 'RB-275',
    when: moment => asked('stow')(moment) || told('stow')(moment),
    things: ['token:'],
  },
  {
    id: 'orders',
    words:
      'Symbols are orders: the Adventure card says what each one makes a foreign Ship do. These Ships act before anybody moves.',
    rule: 'RB-130',
    when: moment => told('escape', 'volley', 'explode')(moment) || isForeignMove(moment),
  },
  {
    id: 'surrender',
    words: 'A white flag! A Ship that surrenders brings no coin when you sink it, but one more Loot.',
    rule: 'RB-140',
    when: moment =>
      turn(moment) &&
      seaOf(moment.view).some(die => actionOf(rowOf(seaCardOf(moment.view), die), 'surrender') !== undefined),
  },
  {
    id: 'market',
    words:
      'In port at last! The Market takes any two Loot for one of the kind you need; see first what the next doors ask for.',
    rule: 'RB-320',
    when: asked('port.market'),
    things: ['board:market', 'marker:market'],
  },
  {
    id: 'sailors',
    words:
      'Of three Sailors one stays. Blue ones work at sea, red ones in port, and yellow ones are worth points at the end.',
    rule: 'RB-251',
    when: asked('port.tavern', 'keepSailor'),
    things: ['sailor:'],
  },
  {
    id: 'tavern',
    words: 'For two Rum three Sailors come to your table, and one of them signs on.',
    rule: 'RB-321',
    when: asked('port.tavern', 'hireSailor'),
    things: ['deck:sailors'],
  },
  {
    id: 'shipyard',
    words:
      'One Fabric buys one Part. A second Sail moves twice; a Cannon needs company, unless a Ship shows one; three Holds make a hamster very happy.',
    rule: 'RB-324',
    when: asked('port.shipyard'),
    things: ['stock:'],
  },
  {
    id: 'workshop',
    words:
      'A Spice and a Fabric together buy an Upgrade: you see three and keep the one that will serve you longest.',
    rule: 'RB-325',
    when: asked('port.workshop'),
    things: ['deck:upgrades', 'upgrade-card:'],
  },
  {
    id: 'pit',
    words: 'The Pit gives a coin for each Valuable, and one for any two others. What you keep stays stowed.',
    rule: 'RB-330',
    when: asked('port.pit'),
    things: ['board:pit'],
  },
  {
    id: 'guild',
    words:
      'Here you buy points with coins: one card per visit, always the top one. Each card costs more than the last.',
    rule: 'RB-331',
    when: asked('port.guild'),
    things: ['vp:'],
  },
  {
    id: 'exhausted',
    words: 'What you have used lies turned over. Everything is ready again after the next visit to the port.',
    rule: 'RB-15',
    when: moment => {
      const { sails, cannons } = own(moment) ?? {}
      return turn(moment) && played(moment) > 1 && (sails?.exhausted ?? 0) + (cannons?.exhausted ?? 0) > 0
    },
  },
  {
    id: 'fire',
    words:
      'You can fire: whatever is in short range sinks, however strong. A Ship that shows a cannon spends one Cannon, any other two, until the next port.',
    rule: 'RB-167',
    when: asked('actions.turn', 'fire'),
    things: ['die:n-'],
  },
  {
    id: 'volley',
    words: 'A Volley sinks the closest Ship of any player, near or far. It pays to be the second closest.',
    rule: 'RB-138',
    when: told('volley'),
  },
  {
    id: 'crazy',
    words:
      'A Crazy Adventure! No Sea and no foes: everybody plays with all their dice, and the card explains the game.',
    rule: 'RB-291',
    when: moment =>
      isCrazy(moment) &&
      (moment.kind === 'held' || (moment.kind === 'asked' && moment.step.startsWith('crazy'))),
    things: ['hand'],
  },
  {
    id: 'judge',
    words:
      'Who is nearer, who is in range? Press J and the judge measures anything for you, as often as you like.',
    rule: 'RB-84',
    when: moment => turn(moment) && played(moment) > 4,
  },
  {
    id: 'explode',
    words:
      'An exploding Ship takes its nearest neighbours down with it, friend and foe, and nobody gets anything for them.',
    rule: 'RB-136',
    when: told('explode'),
  },
  {
    id: 'rocks',
    words: 'Mind the rocks: no shot crosses an island, and a Ship that touches one cannot fire.',
    rule: 'RB-80',
    when: moment => {
      const card = cardOf(moment)
      return turn(moment) && card !== undefined && effectOf(card, 'tilesBlockFire') !== undefined
    },
  },
  {
    id: 'reefs',
    words: 'Mind the reefs: no Ship sails across one, and a Ship that touches one is stuck.',
    rule: 'RB-79',
    when: moment => {
      const card = cardOf(moment)
      return turn(moment) && card !== undefined && effectOf(card, 'tilesBlockMove') !== undefined
    },
  },
  {
    id: 'redrop',
    words: 'This Ship is dropped again and does what it shows then. Nobody is safe until it shows a number.',
    rule: 'RB-139',
    when: told('redrop'),
  },
  {
    id: 'seaSailors',
    words: 'Your blue Sailors go to work after each Adventure: use as many as you like, each of them once.',
    rule: 'RB-250',
    when: asked('sailors'),
    things: ['sailor:'],
  },
  {
    id: 'wanted',
    words: 'The player with the most points is Wanted, and some foreign Ships hunt them first.',
    rule: 'RB-371',
    when: told('wanted'),
  },
  {
    id: 'captain',
    words: 'In these wars you may fire at each other too, but only your Captain Ship can.',
    rule: 'RB-385',
    when: moment => turn(moment) && moment.view.options.scenario === 'pirateWars',
    things: ['die:c-'],
  },
]

function isForeignMove(moment: Rattle): boolean {
  return moment.kind === 'told' && moment.event.kind === 'move' && moment.event.rule !== 'RB-165'
}
