import { afterEach, describe, expect, it } from 'vitest'
import { tableOfTest } from '../table/testing/tableOfTest'
import { viewInsetsOf } from '../table/viewInsets'
import { show } from './testing'
import { usePageInsets } from './usePageInsets'

const usual = { width: window.innerWidth, height: window.innerHeight }
const resize = ({ width, height }: typeof usual) =>
  Object.assign(window, { innerWidth: width, innerHeight: height })

afterEach(() => resize(usual))

/** A page of this height at the table of a room, with the tops of its bars. */
function Page({
  height,
  tops,
}: {
  readonly height: number
  readonly tops: Readonly<Record<string, number>>
}) {
  const root = usePageInsets<HTMLDivElement>('deck', false)
  const place = (top: number) => (part: HTMLElement | null) => {
    if (part) part.getBoundingClientRect = () => new DOMRect(0, top, 200, height - top)
  }
  return (
    <div ref={root}>
      {Object.entries(tops).map(([part, top]) => (
        <div key={part} className={part} ref={place(top)} />
      ))}
    </div>
  )
}

describe('what the page covers at the table of a room', () => {
  const bottomOf = (screen: typeof usual, actions = 675) => {
    resize(screen)
    show(<Page height={screen.height} tops={{ 'deck-actions': actions, 'table-room-buttons': 550 }} />)
    return viewInsetsOf(tableOfTest()).getState().bottom
  }

  it('are the buttons of the room too on a telephone, so no piece of the game lies under them', () => {
    expect(bottomOf({ width: 390, height: 844 })).toBe(844 - 550)
  })

  it('are not the buttons of the room on a wide screen, where they lie in a corner', () => {
    expect(bottomOf({ width: 1280, height: 720 })).toBe(0)
  })

  it('are further rows of buttons, for which no view is composed, unless the window is low', () => {
    expect(bottomOf({ width: 1280, height: 720 }, 720 - 52)).toBe(0)
    expect(bottomOf({ width: 1280, height: 720 }, 720 - 75)).toBe(0)
    expect(bottomOf({ width: 1280, height: 720 }, 720 - 100)).toBe(48)
    expect(bottomOf({ width: 640, height: 360 }, 360 - 100)).toBe(0)
  })
})
