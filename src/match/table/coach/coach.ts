import { desk } from '../../desk'
import { tableSettings } from '../tableSettings'
import { createCoach } from './createCoach'

/** The coach of this page. */
export const coach = createCoach(desk, tableSettings)
