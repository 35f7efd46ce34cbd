/** The end of an address that asks for a finished match as a film. */
export const filmHash = '#film'

export const filmOf = (match: string) => `/table/${match}${filmHash}`
