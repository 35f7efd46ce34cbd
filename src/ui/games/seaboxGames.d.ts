declare module 'seabox:games' {
  export const gameFacts: readonly import('./gameFacts').GameFacts[]
}
