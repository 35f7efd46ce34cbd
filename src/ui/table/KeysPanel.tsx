import { tableKeys } from './tableKeys'

/** Every key, and what hands and mouse do. */
export function KeysPanel() {
  return (
    <>
      <dl className="deck-keys">
        {tableKeys.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>
        Drag the table to look round, with the right button (or two fingers) to move along it, turn the wheel
        to come nearer. Grab the dice in your hand, shake them, and let go.
      </p>
    </>
  )
}
