/** The words of a sentence in lines that are no wider than the room, as far as single words allow. */
export function wrapWords(text: string, room: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined || widthOf(longer) > room) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
