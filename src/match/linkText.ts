/** Text made short enough for an address: deflated, in the letters that an address may have. */

/** What a finished match in an address begins with. */
export const filmMark = '#film='

/** A few thousand letters of a link swell to no more than that, unless somebody wants to fill the memory. */
const mostBytes = 1024 * 1024

export async function toLink(text: string): Promise<string> {
  const bytes = await gather(through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')))
  let binary = ''
  for (const byte of bytes!) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** `undefined` for whatever `toLink` has not written. */
export async function fromLink(link: string): Promise<string | undefined> {
  try {
    const binary = atob(link.replaceAll('-', '+').replaceAll('_', '/'))
    const packed = Uint8Array.from(binary, letter => letter.charCodeAt(0))
    const bytes = await gather(through(packed, new DecompressionStream('deflate-raw')))
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  return new Blob([bytes]).stream().pipeThrough(stream)
}

/** All that comes, or `undefined` as soon as it is too much. */
async function gather(stream: ReadableStream<Uint8Array>): Promise<Uint8Array | undefined> {
  const reader = stream.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > mostBytes) {
      await reader.cancel()
      return undefined
    }
    parts.push(part.value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
