export const mostRoomLetters = 60
export const mostSaidLetters = 280
/** A month: longer than that nobody is waited for by a clock. */
export const mostAwayMinutes = 60 * 24 * 30
