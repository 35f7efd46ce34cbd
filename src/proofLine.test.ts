import { describe, expect, it } from 'vitest'
import { proofLine } from './proofLine'

const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)'

describe('the line of a proof', () => {
  it.each([
    [`${linux} Chrome/156.0.0.0 Safari/537.36`, 'Chromium/156.0.0.0 · Linux'],
    [`${linux} Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0`, 'Edge/156.0.0.0 · Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:153.0) Gecko/20100101 Firefox/153.0',
      'Firefox/153.0 · Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
      'Safari/26.0 · iOS',
    ],
    ['something else', 'unknown engine · unknown system'],
  ])('names engine and system: %s', (userAgent, place) => {
    expect(proofLine('0123abcd', 'a-world', { userAgent })).toBe(
      `seabox-proof · 0123abcd · a-world · ${place}`,
    )
  })

  it('adds what the browser says of its processor', () => {
    const place = { userAgent: `${linux} Chrome/156.0.0.0 Safari/537.36`, architecture: 'x86 64' }
    expect(proofLine('0123abcd', 'a-world', place)).toMatch(/ · Linux · x86 64$/)
  })
})
