import type { CrewColour } from '../../../rules/rolling-with-the-waves/public'

/** Chart paper under the gloss of a dry-erase board. */
export const palette = {
  paper: '#f3e7c6',
  paperDeep: '#dfcda3',
  square: '#fbf6e6',
  line: '#6a553c',
  ink: '#2b2016',
  faint: '#6c5a3f',
  brass: '#b58a35',
  gold: '#c9961f',
  teal: '#0f4257',
  tealPale: '#2f7f8c',
  cream: '#efe6c9',
  wood: '#5a3a1f',
  woodPale: '#8d633a',
  red: '#7c2d20',
  pencil: '#4d6f86',
} as const

/** A crew's colour on paper, what its marker writes with, and its emblem, which always goes with it. */
export const crewInk: Readonly<
  Record<
    CrewColour,
    { readonly base: string; readonly deep: string; readonly ink: string; readonly icon: string }
  >
> = {
  red: { base: '#b4261c', deep: '#6b140e', ink: '#a81d14', icon: 'anchor' },
  blue: { base: '#2a66bd', deep: '#163c75', ink: '#1b4fae', icon: 'ship-wheel' },
  green: { base: '#36976a', deep: '#17573a', ink: '#137045', icon: 'parrot-head' },
  yellow: { base: '#e3ad14', deep: '#8a6206', ink: '#a56c00', icon: 'queen-crown' },
  purple: { base: '#5b2a86', deep: '#35154f', ink: '#5a2590', icon: 'octopus' },
}

/** What is printed on a crew's colour. */
export const onCrew = (colour: CrewColour): string => (colour === 'yellow' ? palette.ink : palette.cream)

/** Small print beside what is written. */
export const noteColours = { plain: palette.ink, strong: palette.ink, faint: palette.faint } as const
