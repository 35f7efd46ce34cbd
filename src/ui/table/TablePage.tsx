import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Seat } from '../../rules/game'
import { deskOf, joinDesk, leaveDesk, openDesk } from '../../table/desk'
import { watchFilling } from '../../table/filling'
import { pictureFactsOf } from '../../table/pictureFacts'
import { sceneOnTableOf } from '../../table/sceneOnTable'
import { isInWords, tableSettingsOf } from '../../table/tableSettings'
import { CoachNote } from '../coach/CoachNote'
import { FirstMinute } from '../coach/FirstMinute'
import { TableHint } from '../coach/TableHint'
import { useCoach } from '../coach/useCoach'
import { boxes } from '../games/boxes'
import { PictureWord } from '../house/PictureWord'
import { ChallengeSheet } from '../judge/ChallengeSheet'
import { type RoomAtTable, RoomPrompt, TableRoom, useTurnMark } from '../room/TableRoom'
import { usePageTitle } from '../route/useRoute'
import { ActionRow } from './ActionRow'
import { Curtain } from './Curtain'
import { HandOver } from './HandOver'
import { ChoicePicture, HeldUp } from './HeldUp'
import { JudgeSheet } from './JudgeSheet'
import { LiveLog } from './LiveLog'
import { Moment } from './Moment'
import { Offers } from './Offers'
import { OverSheet } from './OverSheet'
import { Prompt } from './Prompt'
import { SeatSheet } from './SeatSheet'
import { Sharing } from './Sharing'
import { type PanelName, panels, SidePanel, usePanelLabel } from './SidePanel'
import { TableBar } from './TableBar'
import { TroubleSheet } from './TroubleSheet'
import './table.css'
import { usePart, useTable } from '../../table/useTable'
import { telephone, useMedia } from '../useMedia'
import { usePageInsets } from '../usePageInsets'
import { useComposing } from './useComposing'
import { useFilmAsked } from './useFilmAsked'
import { useJudgeRoom } from './useJudgeRoom'
import { useTableKeys } from './useTableKeys'

export interface TablePageProps {
  readonly match: string
  /** The match is played on several screens, in a room of the server. */
  readonly room?: RoomAtTable
}

/** The page around a running match: words, choices, log and score for everything that goes on at the desk. */
export default function TablePage({ match, room }: TablePageProps) {
  const table = useTable()
  const tableSettings = usePart(tableSettingsOf)
  const desk = usePart(deskOf)
  const [wanted, setPanel] = useState<PanelName | undefined>('choices')
  const [chair, setChair] = useState<Seat>()
  const labelOf = usePanelLabel()
  const screen = room?.screen
  const title = useStore(desk.state, ({ game }) => game?.title)
  usePageTitle(useTurnMark(room !== undefined) + (title ?? 'The table'))
  const game = useStore(desk.state, ({ told }) => told?.match.game)
  const isWide = !useMedia(telephone)
  const isRead = useStore(tableSettings, ({ picture }) => isInWords(picture)) || isWide
  useEffect(() => {
    if (game && boxes[game].wantsRoom && !isRead) setPanel(undefined)
  }, [game, isRead])
  useEffect(() => (game ? watchFilling(table, boxes[game].filled ?? []) : undefined), [game])
  useEffect(() => {
    const follow = () => desk.setPace(tableSettings.getState().computers)
    follow()
    if (screen) {
      const { place } = screen.state.getState()
      const chairs = place?.seat === undefined ? [] : [place.seat]
      void joinDesk(table, match, screen.connect, { chairs, again: screen.again })
    } else void openDesk(table, match)
    const stop = tableSettings.subscribe(follow)
    return () => {
      stop()
      leaveDesk(table)
    }
  }, [match, screen])
  useTableKeys(setPanel)
  useCoach()
  useComposing()
  useFilmAsked()
  const hasTale = useStore(desk.state, ({ game }) => game?.tale !== undefined)
  // Who looks back has no choice, and at the end there is none left.
  const asksNobody = useStore(
    desk.state,
    ({ lookingBack, phase }) => lookingBack !== undefined || phase === 'over',
  )
  const { isChallenge, sheet } = useJudgeRoom()
  const isAsked = useStore(desk.state, ({ asked }) => asked !== undefined)
  // On a telephone the list gives its room back to the table until something is asked.
  const isFolded = !isRead && !isAsked
  // A challenge is seen on the table: it takes that room.
  const panel = ((asksNobody || isFolded) && wanted === 'choices') || isChallenge ? undefined : wanted
  const isCovered = useStore(desk.state, ({ phase }) => phase === 'curtain')
  const insets = usePageInsets<HTMLElement>('deck', panel !== undefined && !isCovered, sheet)
  return (
    <main className="deck over-table" ref={insets} {...deskMarks(useMarks())}>
      {isCovered ? (
        <Curtain />
      ) : (
        <>
          {/* For keys: what is asked comes first, and how the table is looked at last. */}
          {!isChallenge && (room ? <RoomPrompt {...room} /> : <Prompt />)}
          <Offers isListed={!isWide && panel === 'choices'} />
          <div className="deck-side">
            {panel && (
              <SidePanel name={panel} onClose={() => setPanel(undefined)}>
                {panel === 'score' && <Sharing onTale={() => setPanel('tale')} screen={screen} />}
              </SidePanel>
            )}
            <CoachNote />
            <TableHint />
          </div>
          {!isChallenge && <ActionRow />}
          <JudgeSheet canSave />
          <ChallengeSheet canSave />
          <PictureWord
            absent=". The game goes on in words: choices, log and score are all there, and the dice still fall."
            meanwhile="The game goes on in words meanwhile."
          />
          {chair !== undefined && <SeatSheet key={chair} seat={chair} onClose={() => setChair(undefined)} />}
          <nav className="deck-tabs" aria-label="Panels">
            {panels
              .filter(({ name }) => !(name === 'tale' && !hasTale) && !(name === 'choices' && asksNobody))
              .map(one => (
                <button
                  key={one.name}
                  type="button"
                  aria-expanded={panel === one.name}
                  aria-controls="deck-panel"
                  aria-keyshortcuts={one.key}
                  disabled={isFolded && one.name === 'choices'}
                  onClick={() => setPanel(panel === one.name ? undefined : one.name)}
                >
                  {labelOf(one)}
                </button>
              ))}
          </nav>
          <ChoicePicture />
          <HeldUp />
          <Moment />
          <HandOver />
          <FirstMinute />
          <TableBar chair={chair} onChair={room ? undefined : setChair} />
          {room && <TableRoom {...room} />}
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
  const tableSettings = usePart(tableSettingsOf)
  const desk = usePart(deskOf)
  const pictureFacts = usePart(pictureFactsOf)
  const sceneOnTable = usePart(sceneOnTableOf)
  const phase = useStore(desk.state, state => state.phase)
  const shown = useStore(desk.state, state => state.shown)
  const entries = useStore(desk.state, ({ told }) => told?.entries)
  const falling = useStore(desk.state, ({ told }) => told?.falling !== undefined)
  const eyes = useStore(desk.state, state => state.eyes)
  const seat = useStore(desk.state, ({ asked, hand, curtain }) => (asked ?? hand ?? curtain)?.seat)
  const back = useStore(desk.state, ({ lookingBack }) => lookingBack?.entry)
  const isPaused = useStore(desk.state, state => state.isPaused)
  const picture = useStore(tableSettings, settings => settings.picture)
  const isStill = useStore(pictureFacts, ({ atRest, pendingAssets }) => atRest && pendingAssets === 0)
  const standing = useStore(sceneOnTable, scene => scene.game)
  const game = useStore(desk.state, ({ told }) => told?.match.game)
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
