import { type ReactNode, type Ref, useState } from 'react'
import { Glyph } from '../house/Glyph'
import { telephone, useMedia } from '../useMedia'
import './coach.css'

interface TipProps {
  readonly name: string
  readonly words: ReactNode
  /** The game waits for it: it lies on nothing that anybody touches meanwhile. */
  readonly isHolding?: boolean
  readonly button?: Ref<HTMLButtonElement>
  readonly onHeard: () => void
  readonly onHush: () => void
  readonly 'data-coach'?: string
  readonly 'data-hint'?: string
}

/** A tip beside the table; on a telephone one line until it is opened, for it lies on what is to be touched. */
export function Tip({ name, words, isHolding = false, button, onHeard, onHush, ...marks }: TipProps) {
  const isNarrow = useMedia(telephone)
  const [opened, setOpened] = useState<string>()
  const isLine = isNarrow && !isHolding && opened !== name
  return (
    <aside className={isLine ? 'coach is-line' : 'coach'} aria-label="A tip" {...marks}>
      <Glyph name="compass" className="coach-glyph" />
      <p role="status">{words}</p>
      <p className="coach-acts">
        {isLine && (
          <button type="button" aria-expanded={false} onClick={() => setOpened(name)}>
            More
          </button>
        )}
        <button ref={button} type="button" className="coach-heard" onClick={onHeard}>
          {isHolding ? 'Go on' : 'Got it'} {isHolding && <kbd>Space</kbd>}
        </button>
        {!isLine && (
          <button type="button" className="coach-hush" onClick={onHush} title="Settings bring them back">
            No more tips
          </button>
        )}
      </p>
    </aside>
  )
}
