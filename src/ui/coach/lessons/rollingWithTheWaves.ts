import type { RollingWavesState } from '../../../rules/rolling-with-the-waves/public'
import { asked, held, type Lesson, type Moment, told } from '../../../table/coach'

const nestsOf = ({ view }: Moment<RollingWavesState>) => view.players.flatMap(({ nests }) => nests)

export const lessons: readonly Lesson<RollingWavesState>[] = [
  {
    id: 'roll',
    words:
      'You are first: tip the bag over the tray. Three dice for everybody, and all will choose from them.',
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
    words: 'A rival’s die can be bribed: it costs as much Infamy as it shows, and nobody gets that.',
    rule: 'RW-26',
    when: moment => asked('draft')(moment) && nestsOf(moment).length >= moment.view.players.length,
  },
  {
    id: 'plan',
    words:
      'Behind your screen each die gets a job: fill a chest, load a cannon, hire crew … Each choice says what comes of it.',
    rule: 'RW-40',
    when: asked('allocate', 'allocate'),
  },
  {
    id: 'yarrr',
    words: 'Content with the plan? Call YARRR! Until you do you may change your mind.',
    rule: 'RW-47',
    when: asked('allocate', 'yarrr'),
  },
  {
    id: 'raid',
    words: 'A chest that is not buried can be shot at: what your volley hits sails over to you.',
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
    words: 'Who has most Infamy fires first, and what they steal nobody after them can.',
    rule: 'RW-83',
    when: told('firingOrder'),
  },
  {
    id: 'level',
    words: 'Numbers on a track add up; each circle that the sum reaches is a level for good.',
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
