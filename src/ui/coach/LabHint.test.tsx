import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type LabState, labStoreOf } from '../../lab/labStore'
import { wishView } from '../../table/cameraWish'
import { tableSettingsOf } from '../../table/tableSettings'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { findFaults, show } from '../testing'
import { LabHint } from './LabHint'

beforeEach(() => {
  tableSettingsOf(tableOfTest()).setState({ picture: 'drawn', learnt: [], tips: true })
  labStoreOf(tableOfTest()).setState({ phase: 'held' })
})
afterEach(() => labStoreOf(tableOfTest()).setState(labStoreOf(tableOfTest()).getInitialState(), true))

const hint = () => document.querySelector('[data-hint]')?.getAttribute('data-hint')
const be = (state: Partial<LabState>) => act(() => labStoreOf(tableOfTest()).setState(state))

describe('the first visit to the lab', () => {
  it('is shown how to drop, look and measure, one after the other, each learnt by doing it', async () => {
    const { container } = show(<LabHint />)
    expect(hint()).toBe('drop')
    expect(await findFaults(container)).toEqual([])
    be({ phase: 'falling' })
    expect(hint()).toBeUndefined()
    be({ phase: 'settled' })
    expect(hint()).toBe('look')
    act(() => wishView(tableOfTest(), 'seat'))
    expect(hint()).toBe('measure')
    be({ measured: { ...labStoreOf(tableOfTest()).getState().measured, first: 'a', second: 'b' } })
    expect(hint()).toBeUndefined()
    expect(tableSettingsOf(tableOfTest()).getState().learnt).toEqual([
      'hands drop',
      'hands look',
      'hands measure',
    ])
  })

  it('is not shown anything twice, also not by the next page', async () => {
    const { user } = show(<LabHint />)
    await user.click(screen.getByRole('button', { name: 'Got it' }))
    expect(hint()).toBeUndefined()
    be({ phase: 'settled' })
    expect(hint()).toBe('look')
    be({ phase: 'held' })
    expect(hint(), 'dropping has been read').toBeUndefined()
  })

  it('may have enough of it', async () => {
    const { user } = show(<LabHint />)
    await user.click(screen.getByRole('button', { name: 'No more tips' }))
    expect(tableSettingsOf(tableOfTest()).getState().tips).toBe(false)
    be({ phase: 'settled' })
    expect(hint()).toBeUndefined()
  })

  it('is not told to drag what is not drawn', () => {
    tableSettingsOf(tableOfTest()).setState({ picture: 'absent' })
    show(<LabHint />)
    expect(hint()).toBeUndefined()
  })
})

describe('looking round', () => {
  it('is learnt by dragging the table far enough, not by a slip of a finger or a drag beside it', () => {
    labStoreOf(tableOfTest()).setState({ phase: 'settled' })
    tableSettingsOf(tableOfTest()).setState({ learnt: ['hands drop'] })
    show(<LabHint />)
    const canvas = document.body.appendChild(document.createElement('canvas'))
    const drag = (target: Element, length: number) =>
      act(() => {
        const send = (type: string, clientX: number) =>
          target.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY: 0, buttons: 1 }))
        send('pointerdown', 0)
        send('pointermove', length)
        send('pointerup', length)
      })
    drag(document.body, 200)
    expect(hint()).toBe('look')
    drag(canvas, 20)
    expect(hint()).toBe('look')
    drag(canvas, 60)
    expect(hint()).toBe('measure')
    canvas.remove()
  })
})
