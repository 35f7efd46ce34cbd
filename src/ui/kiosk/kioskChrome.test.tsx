import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { firstCourse } from '../../kiosk/course'
import { usualSettings } from '../../kiosk/kioskSettings'
import { kioskStoreOf } from '../../kiosk/kioskStore'
import type { Kiosk } from '../../kiosk/playKiosk'
import { recallTally } from '../../kiosk/tally'
import { computer, testTable } from '../../match/testing/matches'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { Safe } from '../errors/Safe'
import { findFaults, show, sitDown } from '../testing'
import { Attendant } from './Attendant'
import { Invitation } from './Invitation'
import { KioskMarks } from './KioskMarks'
import { KioskMends } from './KioskMends'
import { kioskGames, tableGames } from './kioskGames'
import { Show } from './Show'
import { Thanks } from './Thanks'

const noStorage = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

function quietKiosk() {
  const tally = createStore(() => recallTally(noStorage, 0))
  const nothing = { touch: vi.fn(), choose: vi.fn(), goBack: vi.fn(), attend: vi.fn() }
  return { ...nothing, tally, report: vi.fn(), hide: vi.fn(), stop: vi.fn() } satisfies Kiosk
}

const settings = usualSettings(tableGames)
const [game] = kioskGames(settings)

describe('the kiosk page', () => {
  it('names the game before it, tells what happens during it, and the winners after it; a touch or a key invites', async () => {
    const { told } = await sitDown(testTable({ players: 2, seed: 'watch', sitters: [computer, computer] }))
    kioskStoreOf(tableOfTest()).setState({ course: firstCourse, game: game! })
    const onTouch = vi.fn()
    const { container, rerender, user } = show(<Show phase="title" faults={[]} onTouch={onTouch} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(game!.title)
    expect(await findFaults(container)).toEqual([])
    rerender(<Show phase="watching" faults={[]} onTouch={onTouch} />)
    expect(container.querySelectorAll('.kiosk-seats li')).toHaveLength(2)
    expect(await findFaults(container)).toEqual([])
    rerender(<Show phase="winner" faults={[]} onTouch={onTouch} />)
    const { winners } = told!.score
    for (const winner of winners)
      expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(told!.seats[winner]!.name)
    expect(await findFaults(container)).toEqual([])

    await user.click(screen.getByRole('button', { name: 'Touch anywhere to play' }))
    expect(onTouch).toHaveBeenCalledTimes(1)
    act(() => (document.activeElement as HTMLElement).blur())
    await user.keyboard('x')
    expect(onTouch).toHaveBeenCalledTimes(2)
    await user.keyboard('{Escape}{Shift}')
    expect(onTouch).toHaveBeenCalledTimes(2)
  })

  it('says each bad setting in a sentence', () => {
    show(<Show phase="title" faults={['In the address speed is wrong.']} onTouch={() => {}} />)
    expect(screen.getByRole('alert').textContent).toBe('In the address speed is wrong.')
  })

  it('invites to drop, to measure and, where there is a game, to its seat; each is one touch away', async () => {
    await sitDown(testTable({ players: 2, seed: 'watch', sitters: [computer, computer] }))
    kioskStoreOf(tableOfTest()).setState({ course: { ...firstCourse, isLaid: true }, game: game!, seat: 1 })
    const kiosk = quietKiosk()
    const { container, user } = show(<Invitation kiosk={kiosk} />)
    expect(document.activeElement?.textContent).toContain('Drop the dice')
    for (const name of [/^Drop the dice/, /Take this seat/, /^Measure/])
      await user.click(screen.getByRole('button', { name }))
    expect(kiosk.choose.mock.calls).toEqual([['dropping'], ['seated'], ['measuring']])
    await user.click(screen.getByRole('button', { name: 'Just watching' }))
    expect(kiosk.goBack).toHaveBeenCalledTimes(1)
    expect(await findFaults(container)).toEqual([])
    act(() =>
      kioskStoreOf(tableOfTest()).setState({ course: { ...firstCourse, isLaid: true, isOver: true } }),
    )
    expect(screen.queryByRole('button', { name: /Take this seat/ })).toBeNull()
  })

  it('thanks a visitor who has gone', async () => {
    const onTouch = vi.fn()
    const { container, user } = show(<Thanks onTouch={onTouch} />)
    await user.click(screen.getByRole('button'))
    expect(onTouch).toHaveBeenCalledTimes(1)
    expect(await findFaults(container)).toEqual([])
  })
})

describe('the attendant', () => {
  const awake = { isAwake: () => true, stop: () => {} }

  it('opens the panel by PIN only, reads settings and counts, and leaves', async () => {
    const kiosk = quietKiosk()
    const onLeave = vi.fn()
    const { container, user } = show(
      <Attendant
        kiosk={kiosk}
        settings={{ ...settings, pin: '2468', contact: 'Ask at the counter' }}
        faults={['speed is calm']}
        awake={awake}
        onLeave={onLeave}
      />,
    )
    expect(await findFaults(container)).toEqual([])
    expect(container.textContent).not.toContain('Ask at the counter')
    for (const digit of '1111') await user.click(screen.getByRole('button', { name: digit }))
    expect(screen.getByRole('status').textContent).toContain('That was not the PIN.')
    for (const digit of '2468') await user.click(screen.getByRole('button', { name: digit }))
    expect(container.textContent).toContain('Ask at the counter')
    expect(container.textContent).toContain('Nothing has broken.')
    expect(within(screen.getByRole('alert')).getByText('speed is calm')).toBeTruthy()
    expect(await findFaults(container)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Leave the kiosk' }))
    expect(onLeave).toHaveBeenCalledTimes(1)
  })

  it('has three tries', async () => {
    const kiosk = quietKiosk()
    const { user } = show(
      <Attendant
        kiosk={kiosk}
        settings={{ ...settings, pin: '2468' }}
        faults={[]}
        awake={awake}
        onLeave={() => {}}
      />,
    )
    for (let tries = 0; tries < 3; tries++) {
      expect(kiosk.goBack).not.toHaveBeenCalled()
      for (const digit of '1357') await user.click(screen.getByRole('button', { name: digit }))
    }
    expect(kiosk.goBack).toHaveBeenCalledTimes(1)
  })
})

describe('a kiosk page that breaks', () => {
  it('says so briefly, counts the fault and reloads', async () => {
    vi.useFakeTimers()
    try {
      const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
      vi.mocked(console.error).mockImplementation(() => {})
      show(
        <Safe instead={<KioskMends />}>
          <KioskMarks tally={quietKiosk().tally} />
        </Safe>,
      )
      expect(screen.queryByRole('status')).toBeNull()
      act(() => {
        window.dispatchEvent(new CustomEvent('seabox-break', { detail: 'broken on purpose' }))
      })
      expect(screen.getByRole('status').textContent).toContain('a plank is being mended')
      expect(vi.mocked(console.error).mock.calls.flat().join(' ')).toContain('broken on purpose')
      vi.mocked(console.error).mockClear()
      expect(reload).not.toHaveBeenCalled()
      await act(() => vi.advanceTimersByTimeAsync(5_000))
      expect(reload).toHaveBeenCalledTimes(1)
      expect(recallTally(() => window.localStorage, 0).page).toBe(1)
    } finally {
      vi.useRealTimers()
    }
  })
})
