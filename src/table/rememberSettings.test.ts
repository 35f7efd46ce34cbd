import { afterEach, describe, expect, it } from 'vitest'
import { keepSettings, recallSettings } from './rememberSettings'
import { changeSound, tableSettingsOf } from './tableSettings'
import { tableOfTest } from './testing/tableOfTest'

const untouched = tableSettingsOf(tableOfTest()).getState()

function storageWith(text?: string): Storage & { text: string | undefined } {
  const storage = {
    text,
    getItem: () => storage.text ?? null,
    setItem: (_: string, value: string) => {
      storage.text = value
    },
  }
  return storage as unknown as Storage & { text: string | undefined }
}

afterEach(() => tableSettingsOf(tableOfTest()).setState(untouched, true))

describe('how somebody likes the table', () => {
  it('is kept and comes back', () => {
    const storage = storageWith()
    const stop = keepSettings(tableOfTest(), () => storage)
    tableSettingsOf(tableOfTest()).setState({ light: 'evening' })
    changeSound(tableOfTest(), { master: 0.2, muted: true })
    stop()
    tableSettingsOf(tableOfTest()).setState(untouched, true)
    recallSettings(tableOfTest(), () => storageWith(storage.text))
    expect(tableSettingsOf(tableOfTest()).getState()).toMatchObject({
      light: 'evening',
      sound: { master: 0.2, muted: true },
    })
  })

  it.each([
    'not json',
    '{"light":"noon"}',
    '{"light":"day","quality":"low","pace":"real","sound":{"master":7}}',
  ])('is not taken from a damaged store: %s', text => {
    recallSettings(tableOfTest(), () => storageWith(text))
    expect(tableSettingsOf(tableOfTest()).getState()).toEqual(untouched)
  })

  it('works with a store that refuses everything', () => {
    const refusing = () => {
      throw new Error('forbidden')
    }
    recallSettings(tableOfTest(), refusing)
    const stop = keepSettings(tableOfTest(), refusing)
    tableSettingsOf(tableOfTest()).setState({ pace: 'real' })
    expect(tableSettingsOf(tableOfTest()).getState().pace).toBe('real')
    stop()
  })
})
