import { asked, held, type Lesson, told } from '../../../match/table/coach'

export const lessons: readonly Lesson[] = [
  {
    id: 'toss',
    words: 'The token decides who has the Wave first. It moves on every round.',
    rule: 'WV-37',
    when: held('toss'),
    things: ['hand'],
  },
  {
    id: 'play',
    words:
      'One card face down under your Elder follows him; cards of one class laid over him rebel. Either way you want to take him.',
    rule: 'WV-75',
    when: asked('play', 'playFollower'),
  },
  {
    id: 'majority',
    words:
      'Now the Rebels are turned up and every class is counted: whichever has most decides the rule of this round.',
    rule: 'WV-90',
    when: told('rebelsRevealed'),
  },
  {
    id: 'tablet',
    words:
      'This tablet is the law until the next Wave. Rebels can change the law; Followers only hope for it.',
    rule: 'WV-94',
    when: told('tabletActivated'),
  },
  {
    id: 'first',
    words: 'The First Wave are the Followers: they are tried before any Rebel, while Shells are left.',
    rule: 'WV-102',
    when: told('waveStarted'),
  },
  {
    id: 'check',
    words:
      'Three things must be true to take an Elder: a Shell is left, more Power than he has, and the law allows it.',
    rule: 'WV-106',
    when: told('checked'),
  },
  {
    id: 'win',
    words: 'He goes to your display. Five different classes win, or seven Elders of any.',
    rule: 'WV-57',
    when: told('elderCollected'),
  },
  {
    id: 'council',
    words: 'The Agents that were played are the Elders of the next round: what you lay down, you will face.',
    rule: 'WV-120',
    when: told('councilFormed'),
  },
  {
    id: 'discard',
    words: 'Five cards are as many as you may keep. What you throw away lies open.',
    rule: 'WV-117',
    when: asked('discard'),
  },
]
