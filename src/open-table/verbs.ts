import type { Thing } from './thing'

/** What hands, fingers and keys do to what is chosen: one list, so that nothing is left to one of them alone. */
export const verbs = [
  { id: 'throw', label: 'Throw', key: 't', does: 'take up, shake and throw what is chosen' },
  { id: 'flip', label: 'Turn over', key: 'f', does: 'turn over' },
  { id: 'turn-left', label: 'Turn left', key: 'q', does: 'turn to the left by 15 degrees' },
  { id: 'turn-right', label: 'Turn right', key: 'e', does: 'turn to the right by 15 degrees' },
  { id: 'stack', label: 'Stack', key: 'g', does: 'pile up what is chosen' },
  { id: 'draw', label: 'Draw', key: 'x', does: 'draw a card from the pile' },
  { id: 'deal', label: 'Deal', key: 'z', does: 'deal cards from the pile' },
  { id: 'shuffle', label: 'Shuffle', key: 'r', does: 'shuffle the pile' },
  { id: 'fan', label: 'Fan', key: 'y', does: 'spread the pile in a fan' },
  { id: 'copy', label: 'Copy', key: 'c', does: 'copy what is chosen' },
  { id: 'lock', label: 'Lock', key: 'l', does: 'lock or unlock what is chosen' },
  { id: 'note', label: 'Write', key: 'n', does: 'write on a pad, or a note on a thing' },
  { id: 'put-away', label: 'Put away', key: 'delete', does: 'back into the drawer' },
] as const
export type Verb = (typeof verbs)[number]['id']

const isPile = ({ what }: Thing) => what.kind === 'cards' && what.cards.length > 1

/** Whether a verb means anything for what is chosen. */
export function canDo(verb: Verb, chosen: readonly Thing[]): boolean {
  if (chosen.length === 0) return false
  const loose = chosen.filter(({ isLocked }) => !isLocked)
  switch (verb) {
    case 'throw':
    case 'flip':
    case 'turn-left':
    case 'turn-right':
      return loose.length > 0
    case 'stack':
      return loose.length > 1
    case 'draw':
    case 'deal':
    case 'fan':
      return chosen.length === 1 && isPile(chosen[0]!)
    case 'shuffle':
      return chosen.some(isPile)
    case 'note':
      return chosen.length === 1
    case 'copy':
    case 'lock':
    case 'put-away':
      return true
  }
}
