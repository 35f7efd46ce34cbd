import { deskOf } from '../desk'
import { part } from '../part'
import { tableSettingsOf } from '../tableSettings'
import { createCoach } from './createCoach'

/** The coach at a table. */
export const coachOf = part(table => createCoach(deskOf(table), tableSettingsOf(table)))
