import { asked, held, type Lesson, told } from '../../../table/coach'

export const lessons: readonly Lesson[] = [
  {
    id: 'hold',
    words:
      'Twelve places for crew and food. Crew fights and drowns. The ship eats one food each turn at sea, however large the crew.',
    rule: 'WF-18',
    when: asked('allocate'),
  },
  {
    id: 'sail',
    words:
      'Sail up to two spaces; a diagonal step counts two. What lies there is turned over only when you stop.',
    rule: 'WF-26',
    when: asked('move'),
  },
  {
    id: 'tile',
    words: 'Nobody has seen this tile before. It stays as it is now: remember the way home.',
    rule: 'WF-44',
    when: told('tileTurned'),
  },
  {
    id: 'food',
    words:
      'The crew has eaten. Without food they mutiny and the ship sinks, so turn round while there is enough.',
    rule: 'WF-70',
    when: told('fed'),
  },
  {
    id: 'home',
    words:
      'Home! Gold in the chest is safe for good, upgrades are for sale, and the hold is filled for nothing.',
    rule: 'WF-110',
    when: asked('homeServices'),
  },
  {
    id: 'gold',
    words: 'Gold lies on your ship until you bank it, and goes down with her.',
    rule: 'WF-52',
    when: told('gold'),
  },
  {
    id: 'reef',
    words: 'A reef holds you: throw three or more to get off.',
    rule: 'WF-23',
    when: held('reefThrow'),
    things: ['hand'],
  },
  {
    id: 'card',
    words: 'Throw a die; the card says what each number brings.',
    rule: 'WF-58',
    when: held('cardThrow'),
    things: ['hand'],
  },
  {
    id: 'foe',
    words: 'You do not have to fight. But once a fight begins, it goes on until one side has nobody left.',
    rule: 'WF-75',
    when: asked('foeChoice'),
  },
  {
    id: 'fighters',
    words: 'Up to three of your crew go to the rail, one die for each. Those who stay below are safe.',
    rule: 'WF-77',
    when: asked('fighters'),
  },
  {
    id: 'token',
    words: 'A tile does the same to every ship that stops there, every time.',
    rule: 'WF-63',
    when: told('tokenMet'),
  },
  {
    id: 'whirlpool',
    words: 'A whirlpool can carry your ship to any other whirlpool that has been found.',
    rule: 'WF-31',
    when: asked('move', 'teleport'),
  },
  {
    id: 'ram',
    words: 'You have rammed somebody: push them where it hurts. A reef will do.',
    rule: 'WF-33',
    when: asked('ramPush'),
  },
  {
    id: 'map',
    words: 'A treasure map: end a turn on its X with the map aboard, and the gold is yours.',
    rule: 'WF-120',
    when: told('mapFound'),
  },
  {
    id: 'sunk',
    words: 'Sunk! The crew swims home: one turn to be repaired, and what was aboard stays in the wreck.',
    rule: 'WF-98',
    when: told('sunk'),
  },
]
