import { labKeys } from './labKeys'

/** Every key, and what hands and mouse do. */
export function HelpPanel() {
  return (
    <>
      <dl className="lab-keys">
        {labKeys.map(({ keys, does }) => (
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
      <p className="lab-note">
        Drag the table to look round, with the right button (or two fingers) to move along it, turn the wheel
        to come nearer. Tap two dice to measure between them.
      </p>
    </>
  )
}
