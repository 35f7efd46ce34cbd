import type { ObstacleKind } from '../../../rules/rolling-seas/public'

/** Colours of paper, print and pens. */
export const palette = {
  paper: '#f3e4bd',
  paperDeep: '#d9bf83',
  paperPale: '#f7efda',
  print: '#25170a',
  printSoft: '#5f4525',
  sea: '#9ccac8',
  seaDeep: '#5f9ea6',
  seaInk: '#1f5564',
  land: '#e6c878',
  landDeep: '#8f7130',
  wood: '#4f6a24',
  route: '#8f0e08',
  pen: '#101f4c',
  brass: '#c9a24b',
  gold: '#d9a520',
  good: '#1d6b4a',
  bad: '#b3231b',
} as const

export const obstacleInk: Readonly<Record<ObstacleKind, { readonly line: string; readonly wash: string }>> = {
  rocks: { line: '#2f2a26', wash: '#6b6157' },
  storm: { line: '#3b3763', wash: '#6f6aa6' },
  monster: { line: '#1d5540', wash: '#4e9a78' },
  current: { line: '#1b4f86', wash: '#5b96c9' },
}

export const type = {
  title: '"Pirata One"',
  text: '"Alegreya Sans"',
  number: '"Alegreya"',
} as const

/** The smallest letters of a ledger, in mm: 11 pixels high from the chair, in a window of 1280 by 720. */
export const leastLetters = 4.6
