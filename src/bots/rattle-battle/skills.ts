/** Search budgets of the three upper levels. */
import { sendByEstimate } from './briefing/estimate'
import { sendBySampling } from './briefing/send'
import type { Skill } from './decide'
import { actByPlayingOn } from './legend/act'
import { visitByHabit } from './port/habits'
import { visit } from './port/visit'
import { choose } from './sea/act'

/** Drops that strong imagines for each number of Ships. */
const dropsImagined = 24

/** Averages, one ply at Sea, and good habits in the Port. */
export const solidSkill: Skill = {
  send: sendByEstimate,
  act: mind => choose(mind, { rings: [0.99], usesPieces: false, looksTwice: false }).move,
  visit: visitByHabit,
  samples: 1,
}

/** Every piece, and the shot after the move. */
const widely = { rings: [0.99, 0.66, 0.33], usesPieces: true, looksTwice: true }

/** Imagined drops, every piece and the shot after the move at Sea, and the Port as one plan. */
export const strongSkill: Skill = {
  send: mind => sendBySampling(mind, dropsImagined),
  act: mind => choose(mind, widely).move,
  visit,
  samples: 4,
}

/** As strong, with other weights (`bestDrawn`); at Sea it plays on until the Battle. */
export const legendSkill: Skill = { ...strongSkill, act: mind => actByPlayingOn(mind, widely) }
