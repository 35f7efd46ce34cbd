import { use, useCallback, useState } from 'react'
import { useStore } from 'zustand'
import type { OpenTable } from '../../open-table'
import { arriving } from '../../table/arriving'
import { pictureFactsOf } from '../../table/pictureFacts'
import { tableSettingsOf } from '../../table/tableSettings'
import type { BoundKey } from '../keys/boundKey'
import { KeyList } from '../keys/KeyList'
import { useFingers, useKeysWord } from '../keys/useFingers'
import '../lab/lab.css'
import { PictureWord } from '../house/PictureWord'
import { PageName, PanelTabs } from '../lab/PageFrame'
import { ViewBar } from '../lab/ViewBar'
import { usePageTitle } from '../route/useRoute'
import { usePageInsets } from '../usePageInsets'
import { ChestPanel } from './ChestPanel'
import { EveningPanel, FilmClock } from './EveningPanel'
import './open.css'
import { usePart } from '../../table/useTable'
import { TablesPanel } from './TablesPanel'
import { ThingsPanel } from './ThingsPanel'
import { useOpenKeys } from './useOpenKeys'
import { useOpenTable } from './useOpenTable'
import { VerbBar } from './VerbBar'

const SettingsForm = arriving(() =>
  import('../settings/SettingsForm').then(({ SettingsForm }) => ({ default: SettingsForm })),
)

const panels = {
  chest: 'Chest',
  tables: 'Set the table',
  things: 'Things',
  evening: 'Evening',
  settings: 'Settings',
  keys: 'Keys',
} as const
export type OpenPanel = keyof typeof panels
const panelNames = Object.keys(panels) as OpenPanel[]

export interface OpenPageProps {
  /** The kept table that the address names. */
  readonly asked: string | undefined
  readonly openTable: Promise<OpenTable>
}

/** The page around the open table: the chest, the verbs, and everything that hands do, for keys and fingers too. */
export default function OpenPage({ asked, openTable }: OpenPageProps) {
  const table = use(openTable)
  const [panel, setPanel] = useState<OpenPanel | undefined>(asked === undefined ? 'chest' : undefined)
  const show = useCallback((name: OpenPanel | undefined) => setPanel(name), [])
  useOpenTable(table, asked)
  const keys = useOpenKeys(table, panel, show)
  usePageTitle('The open table')
  const insets = usePageInsets<HTMLElement>('lab', panel !== undefined)
  const keysWord = useKeysWord()
  const labelOf = (name: OpenPanel) => (name === 'keys' ? keysWord : panels[name])
  return (
    <main className="lab over-table open" ref={insets}>
      <header className="lab-head">
        <PageName>the open table</PageName>
        <ViewBar hasLightKey={false} />
      </header>
      <Status table={table} />
      <PictureWord absent=", and the open table cannot work without it. You can still play every game on the shelf." />
      <VerbBar table={table} ask={show} />
      <PanelTabs names={panelNames} labelOf={labelOf} open={panel} show={setPanel} />
      <FilmClock table={table} />
      {panel && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to scroll it
        <aside className="lab-panel" id="lab-panel" aria-label={labelOf(panel)} tabIndex={0}>
          {panel === 'chest' && <ChestPanel table={table} />}
          {panel === 'tables' && <TablesPanel table={table} />}
          {panel === 'things' && <ThingsPanel table={table} />}
          {panel === 'evening' && <EveningPanel table={table} />}
          {panel === 'settings' && <SettingsForm />}
          {panel === 'keys' && <Handling keys={keys} />}
        </aside>
      )}
    </main>
  )
}

/** What hands do and every key; with fingers only, what they do. */
function Handling({ keys }: { readonly keys: readonly BoundKey[] }) {
  const withFingers = useFingers()
  return (
    <>
      {!withFingers && <KeyList list={keys} />}
      <p className="lab-note">
        Drag a thing to carry it, let go in a swing to flick it
        {withFingers ? '. ' : '; the wheel lifts what is held. '}
        Tap things to choose them: what is chosen is dragged and thrown as a fistful, and of two the judge
        measures the gap. Drag the bare table to look around, with{' '}
        {withFingers
          ? 'two fingers to move along it and to come nearer.'
          : 'the right button to move along it.'}
      </p>
    </>
  )
}

/** What happens, for eyes, screen readers and tests. */
function Status({ table }: { readonly table: OpenTable }) {
  const tableSettings = usePart(tableSettingsOf)
  const pictureFacts = usePart(pictureFactsOf)
  const word = useStore(table.state, state => state.word)
  const isBad = useStore(table.state, state => state.isBad)
  const awake = useStore(table.state, state => state.awake)
  const id = useStore(table.state, state => state.id)
  const at = useStore(table.state, state => state.at)
  const count = useStore(table.state, state => state.moments[state.at]!.state.things.length)
  const chosen = useStore(table.state, state => state.chosen.size)
  const picture = useStore(tableSettings, settings => settings.picture)
  const facts = useStore(pictureFacts)
  return (
    <p
      role="status"
      className="lab-status"
      data-open={id}
      data-things={count}
      data-chosen={chosen}
      data-moment={at}
      data-awake={awake}
      data-bad={isBad}
      data-picture={picture}
      data-calm={facts.atRest && facts.pendingAssets === 0}
      data-frames={facts.frames}
      data-script={facts.scriptMs.toFixed(2)}
      data-plan={facts.plan && `${facts.plan.x} ${facts.plan.y} ${facts.plan.pxPerMm}`}
    >
      {word}
    </p>
  )
}
