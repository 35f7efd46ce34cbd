import type { FirstMinute as Words } from './firstMinutes'

const rows: readonly (readonly [part: keyof Words, title: string])[] = [
  ['who', 'You'],
  ['win', 'To win'],
  ['end', 'It ends'],
  ['turn', 'A turn'],
  ['tip', 'To begin with'],
]

/** A game in a minute, line by line. */
export function MinuteRows({ words }: { readonly words: Words }) {
  return (
    <dl>
      {rows.map(([part, title]) => (
        <div key={part}>
          <dt>{title}</dt>
          <dd>{words[part]}</dd>
        </div>
      ))}
    </dl>
  )
}
