import { describe, expect, it } from 'vitest'
import { taleFile } from './saveTale'

const tale = {
  captain: 'Anne',
  ship: 'Swan & Sons',
  lines: ['We <sailed>.', '', 'Home.'],
  lived: 3,
  ending: '81 Reputation.',
}

describe('a tale that is saved', () => {
  it('has every line with its round, and escapes HTML', () => {
    const text = taleFile(tale, 'Seat 1', undefined)
    expect(text).toContain('<li value="1">We &lt;sailed&gt;.</li>')
    expect(text).toContain('<li value="3">Home.</li>')
    expect(text).not.toContain('value="2"')
    expect(text).toContain('The voyage of the Swan &amp; Sons')
    expect(text).toContain('81 Reputation.')
    expect(text).not.toContain('<img')
  })

  it('carries the chart in itself, so that the file needs no other', () => {
    expect(taleFile(tale, 'Seat 1', 'data:image/webp;base64,AAAA')).toContain(
      '<img src="data:image/webp;base64,AAAA"',
    )
  })
})
