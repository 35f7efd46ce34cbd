import { containers } from '../../../physics'

/** Height of the table's top, in cm: the Sea Box stands on it with its floor at 0. */
export const tableTopY = -containers['sea-box'].floorThickness / 10
