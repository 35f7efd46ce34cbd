/** What came out of one throw: the name of its record and 64 bits over the poses. */
export interface ThrowHash {
  readonly name: string
  readonly hash: string
}

export interface Measured {
  /** What ran, as it names itself. */
  readonly version: string
  readonly throws: readonly ThrowHash[]
}

/** Where the work is: the address of the proof page, and a script for any Node. */
export interface Work {
  readonly proofAddress: string
  readonly nodeScript: string
}

/** One engine that can be asked to throw the dice. */
export interface Engine {
  readonly name: string
  /** What must be installed, as a person would look for it. */
  readonly needs: string
  /** Answers with the way to measure, or `undefined` when something is missing on this machine. */
  find(): Promise<((work: Work) => Promise<Measured>) | undefined>
}
