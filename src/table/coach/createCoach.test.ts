import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { DeskState } from '../desk/deskState'
import { tableSettingsOf } from '../tableSettings'
import { tableOfTest } from '../testing/tableOfTest'
import { createCoach } from './createCoach'
import { asked, type Lesson, told } from './lesson'

const part: Lesson = { id: 'part', words: 'Take a Part.', rule: 'RB-32', when: asked('setup.part') }
const battle: Lesson = { id: 'battle', words: 'Ships fight.', rule: 'RB-130', when: told('fight') }

/** As much of a desk as a coach follows: the phase, what is asked and told, and whether it waits. */
function follow() {
  const state = createStore<DeskState>(
    () =>
      ({
        phase: 'thinking',
        pace: 'calm',
        view: {},
        isPaused: false,
        told: { match: { game: 'rattle-battle' }, seats: [{ sitter: { kind: 'human' } }] },
      }) as unknown as DeskState,
  )
  const be = (change: object) => state.setState(change as Partial<DeskState>)
  const settings = createStore(() => ({
    ...tableSettingsOf(tableOfTest()).getInitialState(),
    tips: true,
    learnt: [],
  }))
  const coach = createCoach({ state, pause: isPaused => be({ isPaused }) }, settings)
  const stop = coach.teach('rattle-battle', [part, battle])
  const ask = () => be({ phase: 'asking', asked: { phase: 'setup.part', seat: 0, choices: [] } })
  const tell = () =>
    be({ phase: 'telling', telling: { event: { rule: 'RB-130', text: 'x', kind: 'fight' } } })
  return { state, be, settings, coach, stop, ask, tell, said: () => coach.state.getState().said?.id }
}

describe('a coach at a desk', () => {
  it('holds up what is told until it has been read, and never again', () => {
    const { state, coach, tell, be, said, settings } = follow()
    tell()
    expect(said()).toBe('battle')
    expect(state.getState().isPaused).toBe(true)
    // The game waits, whatever else happens at the desk.
    be({ asked: undefined })
    expect(state.getState().isPaused).toBe(true)
    coach.heard()
    expect(said()).toBeUndefined()
    expect(state.getState().isPaused).toBe(false)
    expect(settings.getState().learnt).toEqual(['rattle-battle battle'])
    be({ phase: 'thinking' })
    tell()
    expect(said()).toBeUndefined()
    expect(state.getState().isPaused).toBe(false)
  })

  it('takes going on by another way for having read it', () => {
    const { tell, be, said, settings } = follow()
    tell()
    be({ isPaused: false })
    expect(said()).toBeUndefined()
    expect(settings.getState().learnt).toEqual(['rattle-battle battle'])
  })

  it('never holds up a choice, and has taught it when it is made', () => {
    const { state, ask, be, said, settings } = follow()
    ask()
    expect(said()).toBe('part')
    expect(state.getState().isPaused).toBe(false)
    be({ phase: 'thinking', asked: undefined })
    expect(said()).toBeUndefined()
    expect(settings.getState().learnt).toEqual(['rattle-battle part'])
  })

  it('falls silent and lets the game go on when it is hushed, stopped, or nobody is a person', () => {
    for (const end of ['hush', 'stop', 'computers'] as const) {
      const { state, coach, stop, tell, be, said } = follow()
      tell()
      if (end === 'hush') coach.hush()
      else if (end === 'stop') stop()
      else be({ told: { match: { game: 'rattle-battle' }, seats: [{ sitter: { kind: 'bot' } }] } })
      expect(said(), end).toBeUndefined()
      expect(state.getState().isPaused, end).toBe(false)
    }
  })
})
