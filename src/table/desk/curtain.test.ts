import { beforeAll, describe, expect, it } from 'vitest'
import { person, testTable } from '../../match/testing/matches'
import { loadPhysics } from '../../physics'
import type { Seat } from '../../rules/game'
import { gameById } from '../../rules/games'
import { deskWaits } from '../testing/deskWaits'
import { sitAt } from '../testing/sitAt'
import { tableOfTest } from '../testing/tableOfTest'
import { createDesk } from './createDesk'

beforeAll(loadPhysics)

/** What three persons at one screen are asked one after another, and when the curtain falls. */
async function course(seed: string, until: string, steps: number): Promise<readonly string[]> {
  const desk = createDesk(tableOfTest(), { rules: gameById, wait: async () => {} })
  const sitters = [person, person, person]
  await sitAt(desk, testTable({ game: 'rolling-with-the-waves', seed, players: 3, sitters }))
  const told: string[] = []
  while (told.length < steps) {
    const { phase, asked, curtain, hand } = await deskWaits(desk)
    const step = curtain
      ? `curtain ${curtain.seat}`
      : asked
        ? `${asked.phase} ${asked.seat}`
        : `throw ${hand?.seat}`
    if (told.length > 0 || asked?.phase === until) told.push(step)
    if (phase === 'curtain') await desk.drawCurtain()
    else if (phase === 'held') await desk.letGo({ shake: 0.4 })
    else if (asked) await desk.choose(asked.choices[0]!.move)
  }
  return told
}

describe('the curtain', () => {
  it('falls before everybody plans, also before the last who drafted in front of all (seed "drafter")', async () => {
    const steps = await course('drafter', 'draft', 16)
    const planned = steps.findIndex(step => step.startsWith('curtain'))
    const drafter = steps[planned - 1]!
    expect(drafter).toMatch(/^draft/)
    const last = Number(drafter.split(' ')[1]) as Seat
    expect(steps[planned]).toBe(`curtain ${last}`)
    const called = steps.slice(planned).filter(step => step.startsWith('curtain'))
    expect(called.slice(0, 3).sort()).toEqual(['curtain 0', 'curtain 1', 'curtain 2'])
  })

  it('does not fall again while the same player goes on alone (seed "drafter")', async () => {
    const steps = await course('drafter', 'draft', 16)
    for (const [at, step] of steps.slice(0, -1).entries())
      if (step.startsWith('curtain'))
        expect(steps[at + 1], `after ${step}`).toBe(step.replace('curtain', 'allocate'))
  })
})
