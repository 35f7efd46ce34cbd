import { describe, expect, it } from 'vitest'
import { isForbiddenKey } from './guards'

const press = (key: string, held: 'ctrl' | 'alt' | 'meta' | undefined = undefined) =>
  isForbiddenKey({
    key,
    ctrlKey: held === 'ctrl',
    altKey: held === 'alt',
    metaKey: held === 'meta',
  })

describe('a visitor at the keys', () => {
  it.each([' ', '1', 'a', 'é', '/', 'Tab', 'Enter', 'Escape', 'ArrowLeft', 'Home', 'PageDown', 'Backspace'])(
    'may press %s',
    key => {
      expect(press(key)).toBe(false)
    },
  )

  it.each(['F1', 'F5', 'F11', 'F12', 'ContextMenu', 'BrowserBack', 'PrintScreen', 'LaunchMail'])(
    'may not press %s',
    key => {
      expect(press(key)).toBe(true)
    },
  )

  it.each([
    ['o', 'ctrl'],
    ['+', 'ctrl'],
    ['p', 'meta'],
    ['ArrowLeft', 'alt'],
    ['Enter', 'alt'],
  ] as const)('may not press %s with %s', (key, held) => {
    expect(press(key, held)).toBe(true)
  })
})
