/** Puts a link where it can be pasted from, or asks for it to be taken from where it stands; then says what it does. */
export async function copyLink(url: string, does: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(url)
    return `Copied. ${does}`
  } catch {
    return `Copy it from here. ${does}`
  }
}
