import { useStore } from 'zustand'
import { deskOf } from '../../table/desk'
import { computerPaces, tableSettingsOf } from '../../table/tableSettings'
import { usePart } from '../../table/useTable'

const speedWords = { calm: 'Slowly', brisk: 'Quickly', 'at once': 'In a flash' } as const

/** The match as a film: a time line over all that has been played. */
export function FilmBar() {
  const tableSettings = usePart(tableSettingsOf)
  const desk = usePart(deskOf)
  const back = useStore(desk.state, ({ lookingBack }) => lookingBack)
  const last = useStore(desk.state, ({ told }) => told?.lines.length ?? 0)
  const pace = useStore(desk.state, state => state.pace)
  if (!back) return null
  const { entry, playing } = back
  const step = (by: number) => desk.lookBack(entry + by)
  const playOrPause = () => {
    if (!playing && entry >= last) desk.lookBack(0)
    desk.playFilm(!playing)
  }
  return (
    <section className="deck-actions deck-film" aria-label="The match as a film">
      <button type="button" onClick={() => step(-1)} disabled={entry === 0} aria-label="One step back">
        ◂ <kbd>[</kbd>
      </button>
      <button type="button" className="big" onClick={playOrPause} data-action="film">
        {playing ? 'Pause' : 'Play'} <kbd>Space</kbd>
      </button>
      <button type="button" onClick={() => step(1)} disabled={entry >= last} aria-label="One step on">
        ▸ <kbd>]</kbd>
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={entry}
        aria-label="Time line"
        aria-valuetext={`after step ${entry} of ${last}`}
        onChange={event => desk.lookBack(Number(event.target.value))}
      />
      <output>
        Step {entry} of {last}
      </output>
      <select
        aria-label="Speed of the film"
        value={pace}
        onChange={event =>
          tableSettings.setState({
            computers: computerPaces.find(each => each === event.target.value) ?? 'calm',
          })
        }
      >
        {computerPaces.map(each => (
          <option key={each} value={each}>
            {speedWords[each]}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => desk.goOn()}>
        Back to the game <kbd>Esc</kbd>
      </button>
    </section>
  )
}
