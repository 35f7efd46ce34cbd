/** One line that says what came out where, for the matrix of docs/determinism.md. */
export interface ProofPlace {
  readonly userAgent: string
  /** The browser's own name of the system, if it says more than the user agent. */
  readonly platform?: string | undefined
  readonly architecture?: string | undefined
}

/** Who answers: most browsers name others too, so the first that fits is the one. */
const engines: readonly (readonly [name: string, version: RegExp])[] = [
  ['Edge', /Edg\/([\d.]+)/],
  ['Firefox', /Firefox\/([\d.]+)/],
  ['Chromium', /Chrome\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
  ['WebKit', /AppleWebKit\/([\d.]+)/],
]

const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
]

export function proofLine(
  number: string,
  physics: string,
  { userAgent, platform, architecture }: ProofPlace,
): string {
  const engine = engines.flatMap(([name, version]) => {
    const found = version.exec(userAgent)
    return found ? [`${name}/${found[1]}`] : []
  })[0]
  const system = platform || systems.find(([, sign]) => sign.test(userAgent))?.[0]
  const place = [engine ?? 'unknown engine', system ?? 'unknown system', architecture].filter(Boolean)
  return ['seabox-proof', number, physics, ...place].join(' · ')
}
