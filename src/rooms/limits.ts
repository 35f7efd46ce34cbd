export const mostRoomLetters = 60
export const mostSaidLetters = 280
/** A player points by hand: this many times at once, and this many a second in the long run. */
export const pointingRate = { most: 4, perSecond: 1 }
/** No table reaches farther from its middle, in mm. */
export const mostTableMm = 3_000
/** A month: longer than that nobody is waited for by a clock. */
export const mostAwayMinutes = 60 * 24 * 30
/** What a room is called in its address. */
export const roomPattern = /^[a-z2-7]{16}$/
/** What stands in a link behind the #: at least 128 bits. */
export const keyPattern = /^([0-9a-f]{32}|[0-9a-f]{64})$/
