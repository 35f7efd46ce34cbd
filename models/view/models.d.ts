declare module 'seabox:models' {
  export const models: readonly import('./modelFacts').ModelFacts[]
}
