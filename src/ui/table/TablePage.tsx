import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { desk, leaveDesk, openDesk } from '../../match/desk'
import { watchFilling } from '../../match/table/filling'
import { pictureFacts } from '../../match/table/pictureFacts'
import { sceneOnTable } from '../../match/table/sceneOnTable'
import { tableSettings } from '../../match/table/tableSettings'
import { taleBookOf } from '../../match/table/tale'
import type { Seat } from '../../rules/game'
import { CoachNote } from '../coach/CoachNote'
import { TableHint } from '../coach/TableHint'
import { useCoach } from '../coach/useCoach'
import { boxes } from '../games/boxes'
import { usePageTitle } from '../route/useRoute'
import { ActionRow } from './ActionRow'
import { Curtain } from './Curtain'
import { JudgeSheet } from './JudgeSheet'
import { LiveLog } from './LiveLog'
import { Offers } from './Offers'
import { OverSheet } from './OverSheet'
import { Prompt } from './Prompt'
import { SeatSheet } from './SeatSheet'
import { Sharing } from './Sharing'
import { type PanelName, panels, SidePanel } from './SidePanel'
import { TableBar } from './TableBar'
import { TroubleSheet } from './TroubleSheet'
import './table.css'
import { usePageInsets } from '../usePageInsets'
import { useComposing } from './useComposing'
import { useFilmAsked } from './useFilmAsked'
import { useTableKeys } from './useTableKeys'

/** As the page is laid out in table.css. */
const telephone = '(max-width: 52rem) and (orientation: portrait)'

/** The page around a running match: words, choices, log and score for everything that goes on at the desk. */
export default function TablePage({ match }: { readonly match: string }) {
  const [wanted, setPanel] = useState<PanelName | undefined>('choices')
  const [chair, setChair] = useState<Seat>()
  const title = useStore(desk.state, ({ open }) => open?.game.title)
  usePageTitle(title ?? 'The table')
  const game = useStore(desk.state, ({ open }) => open?.match.game)
  useEffect(() => {
    const { picture } = tableSettings.getState()
    if (game && boxes[game].wantsRoom && picture !== 'absent' && matchMedia(telephone).matches)
      setPanel(undefined)
  }, [game])
  useEffect(() => (game ? watchFilling(boxes[game].filled ?? []) : undefined), [game])
  useEffect(() => {
    const follow = () => desk.setPace(tableSettings.getState().computers)
    follow()
    void openDesk(match)
    const stop = tableSettings.subscribe(follow)
    return () => {
      stop()
      leaveDesk()
    }
  }, [match])
  useTableKeys(setPanel)
  useCoach()
  useComposing()
  useFilmAsked()
  const hasTale = useStore(desk.state, ({ open }) => taleBookOf(open?.match.game) !== undefined)
  const isBack = useStore(desk.state, ({ lookingBack }) => lookingBack !== undefined)
  // Whoever looks back has no choice: the table takes that room.
  const panel = isBack && wanted === 'choices' ? undefined : wanted
  const isCovered = useStore(desk.state, ({ phase }) => phase === 'curtain')
  const insets = usePageInsets<HTMLElement>('deck', panel !== undefined && !isCovered)
  return (
    <main className="deck over-table" ref={insets} {...deskMarks(useMarks())}>
      {isCovered ? (
        <Curtain />
      ) : (
        <>
          <TableBar chair={chair} onChair={setChair} />
          <Prompt />
          <Offers />
          <JudgeSheet canSave />
          <PictureWord />
          {chair !== undefined && <SeatSheet key={chair} seat={chair} onClose={() => setChair(undefined)} />}
          <ActionRow />
          <nav className="deck-tabs" aria-label="Panels">
            {panels
              .filter(({ name }) => !(name === 'tale' && !hasTale) && !(name === 'choices' && isBack))
              .map(({ name, label, key }) => (
                <button
                  key={name}
                  type="button"
                  aria-expanded={panel === name}
                  aria-controls="deck-panel"
                  aria-keyshortcuts={key}
                  onClick={() => setPanel(panel === name ? undefined : name)}
                >
                  {label}
                </button>
              ))}
          </nav>
          <div className="deck-side">
            {panel && (
              <SidePanel name={panel} onClose={() => setPanel(undefined)}>
                {panel === 'score' && <Sharing onTale={() => setPanel('tale')} />}
              </SidePanel>
            )}
            <CoachNote />
            <TableHint />
          </div>
          <OverSheet onScore={() => setPanel('score')} />
        </>
      )}
      <TroubleSheet />
      <LiveLog />
    </main>
  )
}

/** What goes on, for tests: signals to wait for instead of time. */
function useMarks() {
  const phase = useStore(desk.state, state => state.phase)
  const shown = useStore(desk.state, state => state.shown)
  const entries = useStore(desk.state, ({ open }) => open?.match.log.length)
  const falling = useStore(desk.state, ({ open }) => open?.match.falling !== undefined)
  const eyes = useStore(desk.state, state => state.eyes)
  const seat = useStore(desk.state, ({ asked, hand, curtain }) => (asked ?? hand ?? curtain)?.seat)
  const back = useStore(desk.state, ({ lookingBack }) => lookingBack?.entry)
  const isPaused = useStore(desk.state, state => state.isPaused)
  const picture = useStore(tableSettings, settings => settings.picture)
  const isStill = useStore(pictureFacts, ({ atRest, onItsWay }) => atRest && onItsWay === 0)
  const standing = useStore(sceneOnTable, scene => scene.game)
  const game = useStore(desk.state, ({ open }) => open?.match.game)
  const calm = isStill && game !== undefined && standing === game
  return { phase, shown, entries, falling, eyes, seat, back, paused: isPaused, picture, calm }
}

function deskMarks(marks: ReturnType<typeof useMarks>): Record<`data-${string}`, string | undefined> {
  return Object.fromEntries(
    Object.entries(marks).map(([name, value]) => [
      `data-${name}`,
      value === undefined ? undefined : `${value}`,
    ]),
  )
}

function PictureWord() {
  const picture = useStore(tableSettings, settings => settings.picture)
  if (picture !== 'absent' && picture !== 'lost') return null
  return (
    <p className="deck-picture" role="alert">
      {picture === 'absent'
        ? 'Your browser shows no 3D here (WebGL 2 is missing or switched off). The game goes on in words: choices, log and score are all there, and the dice fall all the same.'
        : 'The picture was lost; your graphics card is busy elsewhere. It comes back by itself if the browser allows it, and the game goes on in words meanwhile.'}
    </p>
  )
}
