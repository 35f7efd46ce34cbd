/** What the lab and the open table share of their pages: the name and the tabs. */

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
