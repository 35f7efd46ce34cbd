import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findFaults, show } from '../testing'
import { type Asked, useWeighing } from './useWeighing'
import { WeighingSheet } from './WeighingSheet'

interface Pending {
  readonly asked: Asked
  readonly resolve: (told: string | undefined) => void
  readonly reject: (error: Error) => void
}

function Sheet({ onAsk }: { readonly onAsk: (pending: Pending) => void }) {
  const [state, start] = useWeighing<string>(
    asked => new Promise((resolve, reject) => onAsk({ asked, resolve, reject })),
  )
  return (
    <WeighingSheet
      id="sheet"
      title="Was it luck?"
      intro="Every throw falls again."
      offer="Weigh the luck"
      again="Weigh it again"
      busy="Falling …"
      state={state}
      onStart={start}
      tell={told => <p>{told}</p>}
      nothing="Nothing can be weighed."
    />
  )
}

describe('a sheet that weighs', () => {
  it('tells nothing before it is asked, how far it is, and then the answer', async () => {
    const asked: Pending[] = []
    const { container, user } = show(<Sheet onAsk={one => asked.push(one)} />)
    expect(asked).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Weigh the luck' }))
    act(() => asked[0]!.asked.onAt(3, 12))
    const bar = screen.getByRole('progressbar', { name: 'Falling …' })
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['3', '12'])
    await act(async () => asked[0]!.resolve('Better than 83 of 100.'))
    expect(screen.getByRole('status').textContent).toBe('Better than 83 of 100.')
    expect(await findFaults(container)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Weigh it again' }))
    await act(async () => asked[1]!.resolve(undefined))
    expect(screen.getByRole('status').textContent).toBe('Nothing can be weighed.')
  })

  it('says why it failed, and stops when it is left', async () => {
    const asked: Pending[] = []
    const { user, rerender } = show(<Sheet onAsk={one => asked.push(one)} />)
    await user.click(screen.getByRole('button', { name: 'Weigh the luck' }))
    await act(async () => asked[0]!.reject(new Error('This match is not kept here.')))
    expect(screen.getByRole('alert').textContent).toBe('This match is not kept here.')
    await user.click(screen.getByRole('button', { name: 'Weigh it again' }))
    rerender(null)
    expect(asked[1]!.asked.signal.aborted).toBe(true)
  })
})
