import type { Result } from '../../rules/game'

/** Nothing of ours comes near it; a film that was picked by mistake must not fill the memory. */
const mostBytes = 64 * 1024 * 1024

/** The text of a file, or why it has none. What the text says is for others to judge. */
export async function readFile(file: File): Promise<Result<string>> {
  if (file.size > mostBytes) return refuse('This file is far too large to be a match.')
  let bytes: ArrayBuffer
  try {
    bytes = await file.arrayBuffer()
  } catch {
    return refuse('This file could not be read: it has been moved, or the browser may not open it.')
  }
  try {
    return { ok: true, value: decode(new Uint8Array(bytes)) }
  } catch {
    return refuse('This is not a Seabox match: the file is not text.')
  }
}

/** Some editors save as UTF-16; everything else that is not UTF-8 cannot be a match. */
function decode(bytes: Uint8Array): string {
  const [a, b] = bytes
  const encoding = a === 0xff && b === 0xfe ? 'utf-16le' : a === 0xfe && b === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding, { fatal: true }).decode(bytes)
}

function refuse(why: string): Result<never> {
  return { ok: false, why, path: '' }
}
