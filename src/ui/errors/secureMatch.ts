/** What is known of the match on the table after something broke. */
export interface SafeMatch {
  readonly word: string
  /** Hands the match out as a file. */
  readonly offer?: () => void
}

/** Keeps what of the match on the table is not kept yet, and has it ready as a file. */
export async function secureMatch(): Promise<SafeMatch> {
  // What lies on no table needs no rescue, and the lobby has not even loaded what a table needs.
  if (!window.location.pathname.startsWith('/table/')) return { word: '' }
  try {
    const [{ desk }, { writeMatch }, { fileName, offerFile }] = await Promise.all([
      import('../../match/desk/desk'),
      import('../../match/readMatch'),
      import('../saves/saves'),
    ])
    if (desk.state.getState().trouble?.kind === 'unkept') await desk.retry()
    const { open, trouble } = desk.state.getState()
    if (!open) return { word: 'What was played is kept.' }
    const offer = () => offerFile(writeMatch(open.match), fileName(open.game.title))
    const isKept = trouble?.kind !== 'unkept'
    return {
      word: isKept
        ? 'Your match is kept up to the last move.'
        : 'The last move could not be kept: take the match file with you.',
      offer,
    }
  } catch {
    return { word: 'What was played before is kept.' }
  }
}
