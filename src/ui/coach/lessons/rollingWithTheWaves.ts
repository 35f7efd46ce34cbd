import type { RollingWavesState } from '../../../rules/rolling-with-the-waves/public'
import { asked, held, type Lesson, type Moment, told } from '../../../table/coach'

const nestsOf = ({ view }: Moment<RollingWavesState>) => view.players.flatMap(({ nests }) => nests)

export const lessons: readonly Lesson<RollingWavesState>[] = [
  {
    id: 'roll',
    words:
      'You are first: tip the bag into the tray. It holds three dice for each player, and everybody picks from them.',
    rule: 'RW-20',
    when: held('roll'),
    things: ['hand'],
  },
  {
    id: 'draft',
    words:
      'Take a die for a job on your map: high ones fill chests, small ones finish tracks. Clear dice and your own are free; you take three in all.',
    rule: 'RW-24',
    when: asked('draft'),
  },
  {
    id: 'bribe',
    words: 'You can bribe a rival’s die: it costs as much Infamy as it shows, and nobody receives it.',
    rule: 'RW-26',
    when: moment => asked('draft')(moment) && nestsOf(moment).length >= moment.view.players.length,
  },
  {
    id: 'plan',
    words:
      'Behind your screen each die gets a job: fill a chest, load a cannon, hire crew … Each choice says what would happen.',
    rule: 'RW-40',
    when: asked('allocate', 'allocate'),
  },
  {
    id: 'yarrr',
    words: 'Happy with the plan? Call YARRR! Until then you can change it.',
    rule: 'RW-47',
    when: asked('allocate', 'yarrr'),
  },
  {
    id: 'raid',
    words: 'You can fire at any chest that is not buried: you steal what your volley hits.',
    rule: 'RW-84',
    when: asked('resolve', 'fire'),
  },
  {
    id: 'bury',
    words: 'A buried chest is safe from every cannon for good, but nothing more goes into it.',
    rule: 'RW-79',
    when: asked('resolve', 'bury'),
  },
  {
    id: 'order',
    words: 'The player with the most Infamy fires first, and nobody can steal the same number again.',
    rule: 'RW-83',
    when: told('firingOrder'),
  },
  {
    id: 'level',
    words: 'Numbers on a track add up; each circle that the sum reaches is a level you keep.',
    rule: 'RW-67',
    when: told('levelUp'),
  },
  {
    id: 'end',
    words:
      'Three chests, each buried or full, end the game at the end of a round. Watch the others’ chests too.',
    rule: 'RW-111',
    when: told('bagPassed'),
  },
]
