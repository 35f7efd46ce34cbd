import { afterEach, beforeEach, expect, it } from 'vitest'
import { followPointer, pointedMark } from './followPointer'

let stop: () => void
let button: HTMLButtonElement

beforeEach(() => {
  button = document.body.appendChild(document.createElement('button'))
  stop = followPointer(document)
})

afterEach(() => {
  stop()
  button.remove()
})

const click = (detail: number) => {
  button.focus()
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
}

it('marks a button that the pointer has clicked, until the focus leaves it', () => {
  click(1)
  expect(button.hasAttribute(pointedMark)).toBe(true)
  button.blur()
  expect(button.hasAttribute(pointedMark)).toBe(false)
})

it('does not mark a button that a key has pressed', () => {
  click(0)
  expect(button.hasAttribute(pointedMark)).toBe(false)
})
