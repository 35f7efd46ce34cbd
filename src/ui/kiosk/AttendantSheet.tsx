import { useStore } from 'zustand'
import type { KioskSettings } from '../../kiosk/kioskSettings'
import type { Tally } from '../../kiosk/tally'
import type { AttendantProps } from './Attendant'
import { tableGames } from './kioskGames'

/** What is set, what was counted and what broke, and the only way out of the kiosk. */
export function AttendantSheet({ kiosk, settings, faults, awake, onLeave }: AttendantProps) {
  const tally = useStore(kiosk.tally)
  return (
    <>
      <p className="attendant-acts">
        <button type="button" className="button main" onClick={kiosk.goBack}>
          Back to the show
        </button>
        <button type="button" className="button" onClick={() => window.location.reload()}>
          Reload the page
        </button>
        <button type="button" className="button" onClick={onLeave}>
          Leave the kiosk
        </button>
      </p>
      {faults.length > 0 && (
        <div role="alert">
          <ul className="attendant-faults">
            {faults.map(fault => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="attendant-lists">
        <Facts title="Counted" facts={countedFacts(tally)} />
        <Facts title="Mended" facts={mendedFacts(tally)} />
        <Facts title="Set" facts={[...settingFacts(settings), ...screenFacts(awake.isAwake())]} />
      </div>
      <h2>What broke last</h2>
      {tally.faults.length === 0 ? (
        <p>Nothing has broken.</p>
      ) : (
        <ol className="attendant-broken">
          {tally.faults.map(({ at, words }) => (
            <li key={`${at} ${words}`}>
              <time dateTime={new Date(at).toISOString()}>{new Date(at).toLocaleString()}</time> {words}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

type Fact = readonly [name: string, value: string | number]

function Facts({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function countedFacts(tally: Tally): readonly Fact[] {
  const played = tableGames.map(
    ({ id, title }): Fact => [`${title}, played to the end`, tally.finished[id] ?? 0],
  )
  return [
    ['Since', new Date(tally.since).toLocaleString()],
    ['Drops', tally.drops],
    ...played,
    ['Visitors’ touches', tally.touches],
    ['Dropped the dice', tally.dropped],
    ['Took a seat', tally.seated],
    ['Measured', tally.measured],
  ]
}

function mendedFacts(tally: Tally): readonly Fact[] {
  return [
    ['Things that broke', tally.broken],
    ['Pictures lost', tally.lost],
    ['Pictures restarted', tally.picture],
    ['Games given up', tally.match],
    ['Pages reloaded', tally.page],
    ['Asleep or hidden', tally.slept],
  ]
}

function settingFacts({ games, speed, volume, idle, corner, pin, contact }: KioskSettings): readonly Fact[] {
  return [
    ['Games', games.join(', ')],
    ['Speed', speed],
    ['Volume', volume.map(({ hour, percent }) => `from ${hour}:00 ${percent} %`).join(', ')],
    ['Idle', `${idle} seconds`],
    ['Your corner', corner.replace('-', ' ')],
    ['PIN', pin === undefined ? 'none: the corner is enough' : 'set'],
    ['Contact', contact ?? 'none'],
  ]
}

function screenFacts(isAwake: boolean): readonly Fact[] {
  return [
    ['Screen', isAwake ? 'kept on' : 'may go dark: the browser does not keep it on'],
    ['Full screen', document.fullscreenElement ? 'yes' : 'from the next touch on, if the browser allows it'],
    ['Network', navigator.onLine ? 'there' : 'none: all that is needed is kept here'],
  ]
}
