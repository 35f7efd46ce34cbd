/** Search budgets of the two upper levels. */
import { sendByEstimate } from './briefing/estimate'
import { sendBySampling } from './briefing/send'
import type { Skill } from './decide'
import { visitByHabit } from './port/habits'
import { visit } from './port/visit'

/** Drops that strong imagines for each number of Ships. */
const dropsImagined = 24

/** Averages, one ply at Sea, and good habits in the Port. */
export const solidSkill: Skill = {
  send: sendByEstimate,
  breadth: { rings: [0.99], usesPieces: false, looksTwice: false },
  visit: visitByHabit,
  samples: 1,
}

/** Imagined drops, every piece and the shot after the move at Sea, and the Port as one plan. */
export const strongSkill: Skill = {
  send: mind => sendBySampling(mind, dropsImagined),
  breadth: { rings: [0.99, 0.66, 0.33], usesPieces: true, looksTwice: true },
  visit,
  samples: 4,
}
