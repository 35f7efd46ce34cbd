import { afterEach, describe, expect, it } from 'vitest'
import { keepSettings, recallSettings } from './rememberSettings'
import { changeSound, tableSettings } from './tableSettings'

const untouched = tableSettings.getState()

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

afterEach(() => tableSettings.setState(untouched, true))

describe('how somebody likes the table', () => {
  it('is kept and comes back', () => {
    const storage = storageWith()
    const stop = keepSettings(() => storage)
    tableSettings.setState({ light: 'evening' })
    changeSound({ master: 0.2, muted: true })
    stop()
    tableSettings.setState(untouched, true)
    recallSettings(() => storageWith(storage.text))
    expect(tableSettings.getState()).toMatchObject({
      light: 'evening',
      sound: { master: 0.2, muted: true },
    })
  })

  it.each([
    'not json',
    '{"light":"noon"}',
    '{"light":"day","quality":"low","pace":"real","sound":{"master":7}}',
  ])('is not taken from a damaged store: %s', text => {
    recallSettings(() => storageWith(text))
    expect(tableSettings.getState()).toEqual(untouched)
  })

  it('does without a store that refuses everything', () => {
    const refusing = () => {
      throw new Error('forbidden')
    }
    recallSettings(refusing)
    const stop = keepSettings(refusing)
    tableSettings.setState({ pace: 'real' })
    expect(tableSettings.getState().pace).toBe('real')
    stop()
  })
})
