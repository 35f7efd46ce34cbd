/** docs/soak.md, rewritten by every run that was long enough. */
import { cpus } from 'node:os'
import { groupedBy, type Slope, slopeOf } from './slope'
import { type Figure, type Soak, samplesOf } from './soak'

/** Code that has been compiled is no leak: it fills up, and the engine throws it away when memory is short. So it is told. */
const figures = [
  { name: 'heapMb', word: 'JS heap after collection, MB', digits: 2, isTold: true },
  { name: 'codeMb', word: 'of it compiled code', digits: 2, isTold: true },
  { name: 'dataMb', word: 'of it everything else', digits: 2 },
  { name: 'nodes', word: 'DOM nodes, without links to parts that were fetched', digits: 0 },
  { name: 'geometries', word: 'geometries on the GPU', digits: 1 },
  { name: 'textures', word: 'textures on the GPU', digits: 1 },
  { name: 'programs', word: 'programs on the GPU', digits: 1 },
] as const satisfies readonly { name: Figure; word: string; digits: number; isTold?: true }[]

export interface FigureSlope {
  readonly word: string
  readonly digits: number
  readonly slope: Slope | undefined
  /** Said, and no verdict on it. */
  readonly isTold: boolean
}

export function slopesOf(soak: Pick<Soak, 'measured' | 'settledSeconds'>): readonly FigureSlope[] {
  return figures.map(({ name, word, digits, ...rest }) => ({
    word,
    digits,
    slope: slopeOf(samplesOf(soak, name)),
    isTold: 'isTold' in rest,
  }))
}

function verdict(slope: Slope, isTold: boolean): string {
  if (slope.isFlat) return 'not above noise'
  return isTold ? 'above noise' : 'GROWS'
}

/** A run in lines for the terminal. */
export function soakLines(soak: Soak): readonly string[] {
  const { drops, finished, errors, recoveries, cured, frames } = soak
  return [
    `${soak.minutes} minutes: ${drops} drops, ${soak.visits} visitors, ${frames} frames, ${errors.length} errors`,
    ...Object.entries(finished).map(([game, times]) => `finished ${game}: ${times}`),
    ...slopesOf(soak).map(({ word, digits, slope, isTold }) =>
      slope
        ? `${word}: ${slope.mean.toFixed(digits)}, ${slope.perHour.toFixed(3)} an hour, noise ${slope.noise.toFixed(3)}: ${verdict(slope, isTold)}`
        : `${word}: too few samples to tell`,
    ),
    `restarted: ${cured.picture} pictures, ${cured.match} matches, ${cured.page} pages`,
    ...[...recoveriesByName(recoveries)].map(([name, line]) => `${name}: ${line}`),
  ]
}

function recoveriesByName(recoveries: Soak['recoveries']): ReadonlyMap<string, string> {
  const lines = new Map<string, string>()
  for (const [name, own] of groupedBy(recoveries, ({ name }) => name)) {
    const times = own.flatMap(({ seconds }) => seconds ?? [])
    const longest = times.length > 0 ? `, after ${Math.max(...times).toFixed(1)} s at the longest` : ''
    lines.set(name, `${times.length} of ${own.length}${longest}`)
  }
  return lines
}

export function soakPage(soak: Soak, day: string): string {
  const { drops, finished, errors, recoveries, cured, frames } = soak
  const [cpu] = cpus()
  return `# Soak

The kiosk of the built app, left to itself in Chromium with \`npm run soak -- --minutes ${soak.minutes}\`, which writes this page.
It plays with \`speed=at once\`: words are not waited for and a throw is played to its end as soon as it is in the air, but
every state is drawn, at 512 x 288 pixels. A visitor walks up to every third game: one drops the dice, the next measures,
the next takes a seat. Two thirds of the time pass so; then faults are injected one after another, each awaited until
frames are drawn and the game has gone on three times since.

Run on ${day}, on ${cpus().length} × ${cpu?.model.trim() ?? 'an unknown processor'}, Node ${process.versions.node}, without a graphics card.

| | |
|---|---|
| minutes | ${soak.minutes} |
| drops | ${drops} |
| frames drawn since the last picture was made | ${frames} |
${Object.entries(finished)
  .map(([game, times]) => `| ${game}, played to the end | ${times} |`)
  .join('\n')}
| visitors | ${soak.visits} |
| errors that nobody injected | ${errors.length} |
| pictures, matches, pages restarted by the watchdog | ${cured.picture}, ${cured.match}, ${cured.page} |

## What grows

Measured at the title of a game, after a collection of garbage. It begins the third time that a game is played, after a
visitor of each kind and after ${Math.round(soak.settledSeconds / 60)} minutes, in which the engine compiles what is used often. One slope is fitted through all games, each about its own mean; noise is twice its standard error.
"Not above noise" means that the slope is not larger than that. Compiled code is weighed in a snapshot of the heap and told
apart: it grows with everything that runs for the first time and then fills up, and the engine gives it back when memory is
short. What is not code is what could leak.

| | mean | slope an hour | noise | samples | |
|---|---|---|---|---|---|
${slopesOf(soak)
  .map(({ word, digits, slope, isTold }) =>
    slope
      ? `| ${word} | ${slope.mean.toFixed(digits)} | ${slope.perHour.toFixed(3)} | ${slope.noise.toFixed(3)} | ${slope.samples} | ${verdict(slope, isTold)} |`
      : `| ${word} | | | | | too few samples to tell |`,
  )
  .join('\n')}

## What was injected

| fault | went on |
|---|---|
${[...recoveriesByName(recoveries)].map(([name, line]) => `| ${name} | ${line} |`).join('\n')}
${errors.length > 0 ? `\n## Errors\n\n${errorLines(errors)}\n` : ''}`
}

/** Each error once, by its first line, with how often it came. */
function errorLines(errors: readonly string[]): string {
  const firsts = errors.map(error => error.split('\n')[0]!)
  return [...new Set(firsts)]
    .map(first => `- ${firsts.filter(one => one === first).length} times \`${first}\``)
    .join('\n')
}
