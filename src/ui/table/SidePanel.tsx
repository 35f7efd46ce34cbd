import { type ReactNode, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { deskOf } from '../../table/desk'
import { usePart } from '../../table/useTable'
import { useKeysWord } from '../keys/useFingers'
import { SettingsForm } from '../settings/SettingsForm'
import { Choices } from './Choices'
import { KeysPanel } from './KeysPanel'
import { LogPanel } from './LogPanel'
import { ScorePanel } from './ScorePanel'
import { TalePanel } from './tale/TalePanel'

export const panels = [
  { name: 'choices', label: 'Choices', key: 'c', Panel: Choices },
  { name: 'log', label: 'Log', key: 'h', Panel: LogPanel },
  { name: 'score', label: 'Score', key: 'e', Panel: ScorePanel },
  { name: 'settings', label: 'Settings', key: 'o', Panel: SettingsForm },
  { name: 'tale', label: 'Tale', key: 'y', Panel: TalePanel },
  { name: 'keys', label: 'Keys', key: '?', Panel: KeysPanel },
] as const

export type PanelName = (typeof panels)[number]['name']

/** What a panel is called on this device. */
export function usePanelLabel(): (panel: (typeof panels)[number]) => string {
  const keysWord = useKeysWord()
  return ({ name, label }) => (name === 'keys' ? keysWord : label)
}

/** Keys scroll what has nothing to be walked through; a list of choices scrolls with the focus. */
const scrolls = (name: PanelName) => (name === 'choices' ? {} : { tabIndex: 0 })

export function SidePanel({
  name,
  onClose,
  children,
}: {
  readonly name: PanelName
  readonly onClose: () => void
  /** What this page has to add below. */
  readonly children?: ReactNode
}) {
  const desk = usePart(deskOf)
  const panel = panels.find(one => one.name === name)!
  const { Panel } = panel
  const label = usePanelLabel()(panel)
  const asked = useStore(desk.state, state => state.asked)
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    // A question is read from its beginning, wherever the one before it was left.
    if (name === 'choices' && asked) element.current?.scrollTo(0, 0)
  }, [name, asked])
  return (
    <aside ref={element} className="deck-panel" id="deck-panel" aria-label={label} {...scrolls(name)}>
      <header>
        <h2>{label}</h2>
      </header>
      <Panel />
      {children}
      {/* It stands beside the heading; for keys it comes after what the panel is opened for. */}
      <button type="button" className="close" onClick={onClose} aria-label={`Close: ${label}`}>
        ✕
      </button>
    </aside>
  )
}
