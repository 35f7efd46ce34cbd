import { type FormEvent, useEffect, useState } from 'react'
import { type BoxedGame, minutesWord, playersWord } from '../games'
import { House } from '../house/House'
import { OpenRoom } from '../room/OpenRoom'
import { useHasRooms } from '../room/useHasRooms'
import { Go } from '../route/Go'
import { goTo } from '../route/route'
import { changeOption, changePlayers, type Draft, freshDraft } from './draft'
import { OptionFields } from './OptionFields'
import { recallDraft, rememberDraft } from './rememberDraft'
import { SeatRows } from './SeatRows'
import './seats.css'
import { useTable } from '../../table/useTable'
import { startTable } from './startTable'

/** Who plays, and by which table options: everything that is settled before the box is opened. */
export default function SeatsPage({ game }: { readonly game: BoxedGame }) {
  const table = useTable()
  const [draft, setDraft] = useState<Draft>(() => recallDraft(game) ?? freshDraft(game))
  const [state, setState] = useState<'waiting' | 'laying' | { readonly why: string }>('waiting')
  const hasRooms = useHasRooms()
  useEffect(() => {
    // Rules, physics and picture come in while names are being typed.
    void import('../../table/desk')
    void import('../../rules/shelf').then(({ loadGame }) => loadGame(game.id))
    void import('../table/TablePage')
  }, [game])
  const start = (event: FormEvent) => {
    event.preventDefault()
    setState('laying')
    rememberDraft(game, draft)
    startTable(table, game, draft).then(
      id => goTo(`/table/${id}`),
      (error: unknown) => setState({ why: error instanceof Error ? error.message : String(error) }),
    )
  }
  const { min, max } = game.players
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  return (
    <House title={game.title} place={undefined}>
      <form className="seats" onSubmit={start} data-start={typeof state === 'string' ? state : 'refused'}>
        <aside className="seats-box">
          <img src={`/boxes/${game.id}.webp`} alt={`Box of ${game.title}`} width={640} height={800} />
          <p>{game.box.pitch}</p>
          <p className="seats-facts">
            {playersWord(game)} · {minutesWord(game.box)} at a real table ·{' '}
            <Go to={`/rules/${game.id}`}>rulebook</Go>
          </p>
        </aside>
        <div className="sheet">
          <h1>{game.title}</h1>
          <fieldset className="seats-count">
            <legend>How many players?</legend>
            {counts.map(players => (
              <label key={players}>
                <input
                  type="radio"
                  name="players"
                  checked={draft.players === players}
                  onChange={() => setDraft(changePlayers(draft, players, game.options))}
                />
                <span>{players}</span>
              </label>
            ))}
          </fieldset>
          <SeatRows game={game} draft={draft} onChange={setDraft} />
          <OptionFields
            game={game}
            options={draft.options}
            players={draft.players}
            onChange={(id, value) => setDraft(changeOption(draft, id, value))}
          />
          <label className="check">
            <input
              type="checkbox"
              checked={draft.freeUndo}
              onChange={event => setDraft({ ...draft, freeUndo: event.target.checked })}
            />
            <span>
              Everything may be taken back
              <small>
                {' '}
                Otherwise undo ends where a die has fallen or something hidden was shown: nobody can forget
                that.
              </small>
            </span>
          </label>
          {typeof state === 'object' && (
            <div className="notice bad" role="alert">
              <p>{state.why}</p>
            </div>
          )}
          {hasRooms && <OpenRoom game={game} draft={draft} onStart={() => rememberDraft(game, draft)} />}
          <p className="seats-start">
            <button type="submit" className="button main big" disabled={state === 'laying'}>
              {state === 'laying' ? 'Setting up the table …' : 'To the table'}
            </button>
            <button type="button" className="button quiet" onClick={() => setDraft(freshDraft(game))}>
              As the box comes
            </button>
          </p>
        </div>
      </form>
    </House>
  )
}
