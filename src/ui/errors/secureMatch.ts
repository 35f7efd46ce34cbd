import type { Table } from '../../table/part'

/** What is known of the match on the table after something broke. */
export interface SafeMatch {
  readonly word: string
  /** Hands the match out as a file. */
  readonly offer?: () => void
}

/** Keeps what of the match on the table is not kept yet, and has it ready as a file. */
export async function secureMatch(table: Table): Promise<SafeMatch> {
  // What lies on no table needs no rescue, and the lobby has not even loaded what a table needs.
  if (!window.location.pathname.startsWith('/table/')) return { word: '' }
  try {
    const [{ deskOf }, { fileName, offerFile }] = await Promise.all([
      import('../../table/desk/desk'),
      import('../saves/saves'),
    ])
    const desk = deskOf(table)
    if (desk.state.getState().trouble?.kind === 'unkept') await desk.retry()
    const { game, trouble } = desk.state.getState()
    const text = await desk.exportText()
    if (!game || !text) return { word: 'Everything you played is saved.' }
    const offer = () => offerFile(text, fileName(game.title))
    const isKept = trouble?.kind !== 'unkept'
    return {
      word: isKept
        ? 'Your match is saved up to the last move.'
        : 'The last move could not be saved: save the match as a file.',
      offer,
    }
  } catch {
    return { word: 'Everything before that is saved.' }
  }
}
