import { asked, held, type Lesson, told } from '../../../table/coach'

export const lessons: readonly Lesson[] = [
  {
    id: 'toss',
    words: 'The token shows who plays first. It moves on to the next player every round.',
    rule: 'WV-37',
    when: held('toss'),
    things: ['hand'],
  },
  {
    id: 'play',
    words:
      'A follower acts first; rebels help to choose the tablet. Each choice says when it takes your Elder, because only one tablet will count.',
    rule: 'WV-75',
    when: asked('play', 'playFollower'),
  },
  {
    id: 'majority',
    words:
      'The Rebels are turned up and counted with the Elders: the class seen most decides which tablet counts.',
    rule: 'WV-90',
    when: told('rebelsRevealed'),
  },
  {
    id: 'tablet',
    words: 'This tablet rules the round. Rebels can help to choose it; Followers can only hope.',
    rule: 'WV-94',
    when: told('tabletActivated'),
  },
  {
    id: 'first',
    words:
      'The Followers go first, one after another; each success takes a Shell. Rebels try when they are done.',
    rule: 'WV-102',
    when: told('waveStarted'),
  },
  {
    id: 'check',
    words:
      'Three things must be true to take an Elder: more Power, a Shell in the dish, and a tablet that allows it.',
    rule: 'WV-106',
    when: told('checked'),
  },
  {
    id: 'win',
    words: 'The Elder is won and goes to its new owner. The counter at the top shows both ways to win.',
    rule: 'WV-57',
    when: told('elderCollected'),
  },
  {
    id: 'council',
    words: 'The cards that were played are the Elders of the next round: what you lay down, you will face.',
    rule: 'WV-120',
    when: told('councilFormed'),
  },
  {
    id: 'discard',
    words: 'You may keep five cards. What you discard lies face up.',
    rule: 'WV-117',
    when: asked('discard'),
  },
]
