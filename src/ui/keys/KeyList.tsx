import type { BoundKey } from './boundKey'

/** Keys and what they do, as a list of terms. */
export function KeyList({
  list,
  className,
}: {
  readonly list: readonly BoundKey[]
  readonly className: string
}) {
  return (
    <dl className={className}>
      {list.map(({ keys, does }) => (
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
  )
}
