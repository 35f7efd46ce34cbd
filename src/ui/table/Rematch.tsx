import { useState } from 'react'
import { useTable } from '../../table/useTable'
import type { Told } from '../../wire'
import { type BoxedGame, gameOnShelf } from '../games'
import { Go } from '../route/Go'
import { goTo } from '../route/route'
import { type Draft, freshDraft } from '../seats/draft'
import { rememberDraft } from '../seats/rememberDraft'
import { startTable } from '../seats/startTable'

/** The table as it sat down now, for another match. */
function draftOf(game: BoxedGame, { match, seats }: Told): Draft {
  const { players, options, freeUndo } = match
  const usual = freshDraft(game)
  return { players, people: [...seats, ...usual.people.slice(players)], options, freeUndo }
}

/** The same captains again, or the same table with others. */
export function Rematch({ told }: { readonly told: Told }) {
  const table = useTable()
  const [why, setWhy] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const game = gameOnShelf(told.match.game)
  if (!game) return null
  const draft = draftOf(game, told)
  const again = async () => {
    setBusy(true)
    try {
      goTo(`/table/${await startTable(table, game, draft)}`)
    } catch (error) {
      setWhy(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <button type="button" disabled={isBusy} onClick={() => void again()}>
        Rematch
      </button>
      <Go to={`/new/${game.id}`} onClick={() => rememberDraft(game, draft)}>
        Same table, other captains
      </Go>
      {why && <span role="alert">{why}</span>}
    </>
  )
}
