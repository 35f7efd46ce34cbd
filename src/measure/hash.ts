/**
 * FNV-1a over bytes in 64 bits, kept in two 32-bit halves: the same number on every machine, without BigInt.
 * It names results and spreads seeds; it protects nothing.
 */

const primeLow = 0x1b3

interface Hash64 {
  high: number
  low: number
}

function feed(hash: Hash64, byte: number): void {
  const low = (hash.low ^ byte) >>> 0
  // prime = 2^40 + 0x1b3: the product modulo 2^64, half by half.
  const lowProduct = low * primeLow
  const carry = Math.floor(lowProduct / 0x1_0000_0000)
  const high = (Math.imul(hash.high, primeLow) + carry + Math.imul(low, 0x100)) >>> 0
  hash.low = lowProduct >>> 0
  hash.high = high
}

function start(): Hash64 {
  return { high: 0xcbf29ce4, low: 0x84222325 }
}

function hex(hash: Hash64): string {
  return hash.high.toString(16).padStart(8, '0') + hash.low.toString(16).padStart(8, '0')
}

/** 16 hex digits over the exact bits of the numbers, each taken as a little-endian 64-bit float. */
export function hashNumbers(numbers: ArrayLike<number>): string {
  const view = new DataView(new ArrayBuffer(8))
  const hash = start()
  for (let i = 0; i < numbers.length; i++) {
    view.setFloat64(0, numbers[i]!, true)
    for (let byte = 0; byte < 8; byte++) feed(hash, view.getUint8(byte))
  }
  return hex(hash)
}

function hashInto(hash: Hash64, text: string): Hash64 {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    feed(hash, unit & 0xff)
    feed(hash, unit >>> 8)
  }
  return hash
}

/** 16 hex digits over the UTF-16 units of a text. */
export function hashText(text: string): string {
  return hex(hashInto(start(), text))
}

/** Four 32-bit words from a text, never all zero: the starting state of a seeded generator. */
export function seedWords(text: string): [number, number, number, number] {
  const words: number[] = []
  for (const salt of ['a', 'b']) {
    const hash = hashInto(start(), `${salt}${text}`)
    words.push(finish(hash.high), finish(hash.low))
  }
  if (!words.some(word => word !== 0)) words[0] = 1
  return words as [number, number, number, number]
}

/** FNV leaves the last letters of a text in the low bits; this spreads them over the word (murmur3's finaliser). */
function finish(word: number): number {
  word ^= word >>> 16
  word = Math.imul(word, 0x85ebca6b)
  word ^= word >>> 13
  word = Math.imul(word, 0xc2b2ae35)
  return word ^ (word >>> 16)
}
