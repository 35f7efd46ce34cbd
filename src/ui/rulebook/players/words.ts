import type { DieName, Part, PictureName } from './edition'

const faceWords: Readonly<Record<string, string>> = {
  CANNON: 'cannon',
  SAIL: 'sail',
  GRAPE: 'grapeshot',
  E: 'east',
  SE: 'south-east',
  x4: '1 Provision, 1 Gold, 2 Story',
}

const dieNames: Readonly<Partial<Record<DieName, string>>> = {
  'clear yellow': 'yellow merchant',
  'clear green': 'green merchant',
  'clear red': 'red merchant',
  light: 'light wind die:',
  medium: 'medium wind die:',
  dark: 'dark wind die:',
  exploration: 'find die:',
  ivory: 'crew’s',
  pirate: 'pirates’',
}

/** `yellow 4`, `red merchant 2`, `light wind die: east`. */
export function dieWords({ die, face }: { readonly die: DieName; readonly face: string }): string {
  return `${dieNames[die] ?? die} ${faceWords[face] ?? face.slice(1)}`
}

/** What a picture shows, from its own name. */
export function pictureWords(picture: PictureName): string {
  return picture
    .slice(picture.indexOf('/') + 1)
    .replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
    .replace(/^\w/, letter => letter.toUpperCase())
}

/** A row of things in words. */
export function rowWords(row: readonly Part[]): string {
  return row
    .map(part => {
      if ('word' in part) return part.word
      const shown = 'die' in part ? dieWords(part) : pictureWords(part.picture)
      return part.says && part.says.toLowerCase() !== shown.toLowerCase() ? `${shown} (${part.says})` : shown
    })
    .join(', ')
}
