/** Reads what a WebAssembly binary is made of (specification, "Binary Format"), byte by byte. */
export interface ByteReader {
  readonly at: number
  readonly isAtEnd: boolean
  byte(): number
  /** An unsigned number in LEB128, of at most 64 bits; exact up to 2^53. */
  unsigned(): number
  /** Passes over a number in LEB128 whose value does not matter. */
  skipNumber(): void
  skip(bytes: number): void
  /** The next bytes as they are. */
  bytes(count: number): Uint8Array
  /** A reader of the next bytes alone; this one goes on behind them. */
  part(bytes: number): ByteReader
  text(): string
}

const mostNumberBytes = 10

export function createByteReader(bytes: Uint8Array): ByteReader {
  let at = 0
  const take = (count: number): number => {
    if (at + count > bytes.length) throw new Error(`The binary ends within something, at byte ${at}.`)
    at += count
    return at - count
  }
  const reader: ByteReader = {
    get at() {
      return at
    },
    get isAtEnd() {
      return at === bytes.length
    },
    byte: () => bytes[take(1)]!,
    unsigned() {
      let value = 0
      for (let place = 0; place < mostNumberBytes; place++) {
        const next = reader.byte()
        value += (next & 0x7f) * 128 ** place
        if (next < 0x80) return value
      }
      throw new Error(`No number at byte ${at}.`)
    },
    skipNumber: () => void reader.unsigned(),
    skip: count => void take(count),
    bytes(count) {
      const start = take(count)
      return bytes.subarray(start, start + count)
    },
    part: count => createByteReader(reader.bytes(count)),
    text: () => new TextDecoder().decode(reader.bytes(reader.unsigned())),
  }
  return reader
}
