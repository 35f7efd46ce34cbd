import { useStore } from 'zustand'
import { diceLines, dieName, type Fleet, mostDice, type PresetName, presets } from '../../lab/fleets'
import { labStoreOf } from '../../lab/labStore'
import { chooseFleet } from '../../lab/labTable'
import { shownWord } from '../../lab/lyingWords'
import { usePart, useTable } from '../../table/useTable'

const presetNames = Object.keys(presets) as PresetName[]

/** Which dice to drop, and how they lie. */
export function DicePanel() {
  const table = useTable()
  const labStore = usePart(labStoreOf)
  const fleet = useStore(labStore, state => state.fleet)
  const count = useStore(labStore, state => state.dice.length)
  const phase = useStore(labStore, state => state.phase)
  const isMoving = phase === 'falling' || phase === 'overboard' || phase === 'loading'
  const change = (key: string, amount: number) => {
    const next: Fleet = { ...fleet, [key]: amount }
    chooseFleet(table, next)
  }
  return (
    <>
      <div className="lab-presets">
        {presetNames.map(name => (
          <button
            key={name}
            type="button"
            disabled={isMoving}
            aria-pressed={fleet === presets[name].fleet}
            onClick={() => chooseFleet(table, presets[name].fleet)}
          >
            {presets[name].label}
          </button>
        ))}
      </div>
      <HowTheyLie />
      <section>
        <h2>
          Dice in the hand: {count} <small>of at most {mostDice}</small>
        </h2>
        <ul className="lab-lines">
          {diceLines.map(({ key, label, most }) => {
            const has = fleet[key] ?? 0
            return (
              <li key={key}>
                <span>{label}</span>
                <button
                  type="button"
                  disabled={isMoving || has === 0 || count === 1}
                  onClick={() => change(key, has - 1)}
                  aria-label={`One ${label} less`}
                >
                  −
                </button>
                <output>{has}</output>
                <button
                  type="button"
                  disabled={isMoving || has >= most || count >= mostDice}
                  onClick={() => change(key, has + 1)}
                  aria-label={`One ${label} more`}
                >
                  +
                </button>
              </li>
            )
          })}
        </ul>
      </section>
    </>
  )
}

function HowTheyLie() {
  const labStore = usePart(labStoreOf)
  const lying = useStore(labStore, state => state.lying)
  if (lying.length === 0) return null
  return (
    <section>
      <h2>How they lie</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Die</th>
            <th scope="col">Shows</th>
            <th scope="col">x</th>
            <th scope="col">y</th>
          </tr>
        </thead>
        <tbody>
          {lying.map(die => (
            <tr key={die.id}>
              <td>{dieName(die)}</td>
              <td>{shownWord(die)}</td>
              <td className="number">{die.position[0].toFixed(1)}</td>
              <td className="number">{(0 - die.position[2]).toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
