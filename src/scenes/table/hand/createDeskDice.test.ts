import { describe, expect, it, vi } from 'vitest'
import type { ThrowRecord } from '../../../measure'
import { testRecord } from '../../../physics/testing/throws'
import { type DeskState, deskOf } from '../../../table/desk'
import { createTable } from '../../../table/part'
import { tableSettingsOf } from '../../../table/tableSettings'
import { createDeskDice } from './createDeskDice'
import type { DiceMover, DiceOnDesk } from './diceOnDesk'

const record = testRecord({ seed: 'hand' })
const { dice } = record.request
const game: DiceOnDesk = { dice, thingOf: die => die, inHandOf: () => [] }
const mover: DiceMover = { take() {}, letGo() {}, put() {}, poseOf: () => undefined }

describe.each(['with motion', 'with reduced motion'])('what a computer has in its hand, %s', motion => {
  it.each([
    ['dice', undefined],
    ['its fist', { cocked: 1, blows: 0 }],
  ])('%s: is let go once its throw is told, and not before', (_, fist) => {
    const table = createTable()
    tableSettingsOf(table).setState({ reducedMotion: motion === 'with reduced motion' })
    const desk = deskOf(table)
    const letGo = vi.spyOn(desk, 'letGo').mockResolvedValue()
    const work = createDeskDice(table, game, mover)
    const hold = (falling: { readonly record: ThrowRecord } | undefined) => {
      desk.state.setState({
        phase: 'held',
        view: {},
        told: { lines: [], falling },
        hand: { by: 'computer', seat: 1, record, fist, opensByItself: true },
      } as unknown as DeskState)
      work.take(desk.state.getState(), false)
    }
    const wait = (seconds: number) => {
      for (let passed = 0; passed < seconds; passed += 0.1) work.advance(0.1)
    }
    hold(undefined)
    wait(3)
    expect(letGo).not.toHaveBeenCalled()
    hold({ record })
    wait(3)
    expect(letGo).toHaveBeenCalledTimes(1)
  })
})
