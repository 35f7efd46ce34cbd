/** A binary of one function that fills a vector and returns it: valid only where WebAssembly has SIMD. */
const probe = Uint8Array.of(
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  // Type: nothing in, one v128 out.
  ...[0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b],
  ...[0x03, 0x02, 0x01, 0x00],
  // i32.const 0, i8x16.splat, end.
  ...[0x0a, 0x08, 0x01, 0x06, 0x00, 0x41, 0x00, 0xfd, 0x0f, 0x0b],
)

/** Why no dice can fall here, and which browsers work; `undefined` where they can. */
export function missingForDice(
  host: { readonly WebAssembly?: Pick<typeof WebAssembly, 'validate'> } = globalThis,
): string | undefined {
  const webAssembly = host.WebAssembly
  if (webAssembly?.validate(probe)) return undefined
  const what = webAssembly ? 'WebAssembly with SIMD' : 'WebAssembly'
  return `The dice cannot fall here: ${what} is missing or switched off; Chrome and Edge since 91, Firefox since 89 and Safari since 16.4 have it.`
}
