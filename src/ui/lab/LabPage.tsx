import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { disputeMark } from '../../lab/dispute'
import { labStoreOf } from '../../lab/labStore'
import { openLab } from '../../lab/labTable'
import { openDispute } from '../../lab/openDispute'
import { arriving } from '../../table/arriving'
import { pictureFactsOf } from '../../table/pictureFacts'
import { isInWords, tableSettingsOf } from '../../table/tableSettings'
import { ActionBar } from './ActionBar'
import './lab.css'
import { usePart, useTable } from '../../table/useTable'
import { PictureWord } from '../house/PictureWord'
import { useKeysWord } from '../keys/useFingers'
import { usePageTitle } from '../route/useRoute'
import { usePageInsets } from '../usePageInsets'
import { readLabOptions, takeAsked } from './labOptions'
import { PageName, PanelTabs } from './PageFrame'
import { useLabKeys } from './useLabKeys'
import { ViewBar } from './ViewBar'

// What is opened later is fetched later: the first drop needs none of it.
const LabHint = arriving(() => import('../coach/LabHint').then(({ LabHint }) => ({ default: LabHint })))
const JudgePanel = arriving(() => import('./JudgePanel').then(({ JudgePanel }) => ({ default: JudgePanel })))
const DicePanel = arriving(() => import('./DicePanel').then(({ DicePanel }) => ({ default: DicePanel })))
const PlacePanel = arriving(() => import('./PlacePanel').then(({ PlacePanel }) => ({ default: PlacePanel })))
const SettingsForm = arriving(() =>
  import('../settings/SettingsForm').then(({ SettingsForm }) => ({ default: SettingsForm })),
)
const HelpPanel = arriving(() => import('./HelpPanel').then(({ HelpPanel }) => ({ default: HelpPanel })))

const panels = {
  judge: { label: 'Judge', Panel: JudgePanel },
  dice: { label: 'Dice', Panel: DicePanel },
  place: { label: 'Place', Panel: PlacePanel },
  settings: { label: 'Settings', Panel: SettingsForm },
  help: { label: 'Keys', Panel: HelpPanel },
} as const
export type PanelName = keyof typeof panels
const panelNames = Object.keys(panels) as PanelName[]

/** The page around the lab's table: words, buttons and keys for everything that hands can do. */
export default function LabPage() {
  const table = useTable()
  const tableSettings = usePart(tableSettingsOf)
  const labStore = usePart(labStoreOf)
  const [panel, setPanel] = useState<PanelName>()
  const picture = useStore(tableSettings, settings => settings.picture)
  const inView = useStore(labStore, state => state.inView)
  useEffect(() => {
    // What the address asks for goes before what was kept.
    const options = readLabOptions(table, window.location.search)
    void openLab(table, () => openDispute(table, window.location.hash)).then(() => {
      const { source, measured } = labStore.getState()
      if (source !== 'link') takeAsked(table, options)
      // A link that measures something opens with its verdict.
      if (window.location.hash.startsWith(disputeMark) && measured.second !== undefined) setPanel('judge')
    })
  }, [])
  useLabKeys(setPanel)
  usePageTitle('The lab')
  // Without a picture the words are all there is.
  const open = isInWords(picture) ? (panel ?? 'judge') : panel
  const insets = usePageInsets<HTMLElement>('lab', open !== undefined)
  const Panel = open && panels[open].Panel
  const keysWord = useKeysWord()
  const labelOf = (name: PanelName) => (name === 'help' ? keysWord : panels[name].label)
  return (
    <main className="lab over-table" ref={insets}>
      <header className="lab-head">
        <PageName>the lab</PageName>
        <ViewBar />
      </header>
      <Status />
      <PictureWord
        absent=". The dice fall all the same: drop them and read below how they lie."
        meanwhile="The dice still fall."
      />
      {inView && <LabHint />}
      <ActionBar />
      <PanelTabs names={panelNames} labelOf={labelOf} open={open} show={setPanel} />
      {Panel && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to scroll it
        <aside className="lab-panel" id="lab-panel" aria-label={labelOf(open)} tabIndex={0}>
          <Panel />
        </aside>
      )}
    </main>
  )
}

/** What happens, for eyes, screen readers and tests. */
function Status() {
  const tableSettings = usePart(tableSettingsOf)
  const labStore = usePart(labStoreOf)
  const pictureFacts = usePart(pictureFactsOf)
  const phase = useStore(labStore, state => state.phase)
  const word = useStore(labStore, state => state.word)
  const hash = useStore(labStore, state => state.result?.hash)
  const blows = useStore(labStore, state => state.blows)
  const attempt = useStore(labStore, state => state.attempt)
  const source = useStore(labStore, state => state.source)
  const agrees = useStore(labStore, state => state.agrees)
  const isReplaying = useStore(labStore, state => state.replay !== undefined)
  const picture = useStore(tableSettings, settings => settings.picture)
  const facts = useStore(pictureFacts)
  const inView = useStore(labStore, state => state.inView)
  return (
    <p
      role="status"
      className="lab-status"
      data-throw={phase}
      data-hash={hash}
      data-blows={blows}
      data-attempt={attempt}
      data-source={source}
      data-agrees={agrees}
      data-replay={isReplaying}
      data-picture={picture}
      data-dice={inView ? 'seen' : 'coming'}
      data-calm={facts.atRest && facts.pendingAssets === 0}
      data-tier={facts.tier}
      data-calls={facts.calls}
      data-triangles={facts.triangles}
      data-still={facts.stillFrames}
      data-plan={facts.plan && `${facts.plan.x} ${facts.plan.y} ${facts.plan.pxPerMm}`}
    >
      {word.text}
      {word.rule && <span className="lab-rule"> {word.rule}</span>}
    </p>
  )
}
