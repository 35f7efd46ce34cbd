import type { BoundKey } from './boundKey'
import './keys.css'

/** Keys and what they do, as a list of terms. */
export function KeyList({ list }: { readonly list: readonly Pick<BoundKey, 'keys' | 'does'>[] }) {
  return (
    <dl className="key-list">
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
