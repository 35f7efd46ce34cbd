import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { measurePair, rangeVerdict, squareOutline } from '../../measure'
import { deskOf } from '../../table/desk'
import { challengeStage, doneStage } from '../../table/judge/challengeClock'
import { tableSettingsOf } from '../../table/tableSettings'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { findFaults, show } from '../testing'
import { ChallengeSheet } from './ChallengeSheet'
import { clipWords } from './paintVerdict'

const outline = (id: string, x: number) => squareOutline({ id, x, y: 0, yaw: 0 })
const pair = measurePair(outline('p-yellow-1', 0), outline('n-red-1', 79.3))
const challenged = {
  text: 'Ann fires with yellow 1 at red 1',
  pair,
  against: undefined,
  verdict: rangeVerdict(pair),
}

const challenging = () => deskOf(tableOfTest()).challenging.state

describe('the challenge', () => {
  it('counts down, can be skipped to its verdict, and states it in one sentence', async () => {
    const { container, user } = show(<ChallengeSheet />)
    expect(screen.queryByRole('complementary')).toBeNull()
    act(() => deskOf(tableOfTest()).challenging.begin(challenged, true))
    expect(screen.getByRole('status').textContent).toBe('As they fell')
    act(() => challenging().setState({ stage: challengeStage(3, { hasFall: true, reducedMotion: false }) }))
    expect(screen.getByRole('status').textContent).toBe('Measuring …')
    act(() => challenging().setState({ stage: { ...doneStage, drawn: 0.5, isOver: false } }))
    expect(screen.getByRole('status').textContent).toBe('31.6 mm')
    await user.click(screen.getByRole('button', { name: /^Skip/ }))
    expect(screen.getByText(/^OUT by 0\.3 mm: .*63\.3 mm/)).toBeTruthy()
    expect(await findFaults(container)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Once more' }))
    expect(screen.queryByText(/^OUT by/)).toBeNull()
  })

  it('is handed on as a clip, or one sentence says that this browser cannot record any', async () => {
    const { picture } = tableSettingsOf(tableOfTest()).getState()
    tableSettingsOf(tableOfTest()).setState({ picture: 'drawn' })
    const { user } = show(<ChallengeSheet canSave />)
    act(() => deskOf(tableOfTest()).challenging.begin(challenged, false))
    await user.click(screen.getByRole('button', { name: /^Skip/ }))
    await user.click(screen.getByRole('button', { name: 'Save a clip' }))
    act(() => challenging().setState({ stage: doneStage }))
    expect(await screen.findByText(/^This browser cannot record a clip/)).toBeTruthy()
    tableSettingsOf(tableOfTest()).setState({ picture })
  })

  it('shows in a clip what was challenged, the distance that counts, and the verdict', () => {
    const words = (stage: Partial<typeof doneStage>) => clipWords(challenged, { ...doneStage, ...stage })
    expect(words({ fallen: 0.3, isOver: false }).figure).toBe('As they fell')
    expect(words({ drawn: 0.5, isOver: false }).figure).toBe('31.6 mm')
    expect(words({})).toMatchObject({ title: challenged.text, figure: 'OUT by 0.3 mm' })
  })

  it('is left for the game', async () => {
    const { user } = show(<ChallengeSheet />)
    act(() => challenging().setState({ challenged, stage: doneStage }))
    await user.click(screen.getByRole('button', { name: /^Done/ }))
    expect(challenging().getState().challenged).toBeUndefined()
    expect(screen.queryByRole('complementary')).toBeNull()
  })
})
