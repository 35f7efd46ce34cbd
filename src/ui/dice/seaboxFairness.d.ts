declare module 'seabox:fairness' {
  /** The large sample of docs/fairness, by body. */
  export const fairnessSamples: readonly {
    readonly kind: import('../../measure').DieKind
    readonly faces: readonly number[]
    readonly physics: readonly string[]
  }[]
}
