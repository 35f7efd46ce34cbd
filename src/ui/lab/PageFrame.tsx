/** What the lab and the open table share of their pages: the name, the tabs, and what is said without a picture. */
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { tableSettingsOf } from '../../table/tableSettings'
import { usePart } from '../../table/useTable'

export interface PageNameProps {
  readonly children: string
}

export function PageName({ children }: PageNameProps) {
  return (
    <div className="lab-name">
      <a href="/" aria-label="Seabox: back to the shelf">
        Seabox
      </a>{' '}
      <h1>{children}</h1>
    </div>
  )
}

export interface PanelTabsProps<Name extends string> {
  readonly names: readonly Name[]
  readonly labelOf: (name: Name) => string
  readonly open: Name | undefined
  readonly show: (name: Name | undefined) => void
}

/** A tab opens its panel, and closes it again. */
export function PanelTabs<Name extends string>({ names, labelOf, open, show }: PanelTabsProps<Name>) {
  return (
    <nav className="lab-tabs" aria-label="Panels">
      {names.map(name => (
        <button
          key={name}
          type="button"
          aria-expanded={open === name}
          aria-controls="lab-panel"
          onClick={() => show(open === name ? undefined : name)}
        >
          {labelOf(name)}
        </button>
      ))}
    </nav>
  )
}

export interface PictureWordProps {
  /** Where the browser has no 3D: what that means here, after "Your browser shows no 3D here (…)". */
  readonly absent: ReactNode
  /** What can be done while the picture is lost. */
  readonly lost?: ReactNode
}

export function PictureWord({ absent, lost }: PictureWordProps) {
  const tableSettings = usePart(tableSettingsOf)
  const picture = useStore(tableSettings, settings => settings.picture)
  if (picture === 'absent')
    return (
      <p className="lab-picture" role="alert">
        Your browser shows no 3D here (WebGL 2 is missing or switched off){absent}
      </p>
    )
  if (picture === 'lost')
    return (
      <p className="lab-picture" role="alert">
        The picture was lost; your graphics card is busy elsewhere. It comes back by itself if the browser
        allows it.{lost}
      </p>
    )
  return null
}
