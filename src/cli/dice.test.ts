import { describe, expect, it } from 'vitest'
import { closestPairs, type DieReading } from '../measure'
import { seabox } from './testing/seabox'

const ask = async (args: readonly string[], input: unknown) => {
  const answer = await seabox(args, input)
  return { ...answer, json: JSON.parse(answer.output) }
}

const dice = (count: number, kind = 'ship') =>
  Array.from({ length: count }, (_, index) => ({ id: `${kind}-${index}`, kind }))

describe('drop', () => {
  it('says of every die where it lies, in the order of the input', async () => {
    const placed = [{ id: 'reef', kind: 'np-violet', face: 2, x: 60, z: -60, yaw: 45 }]
    const { exitCode, json } = await ask(['drop'], { seed: 'one', dice: dice(12), placed, bang: true })
    expect(exitCode).toBe(0)
    expect(json.dice.map((die: DieReading) => die.id)).toEqual([...dice(12).map(die => die.id), 'reef'])
    for (const die of json.dice) {
      expect(die).toMatchObject({ inBox: true, flat: true, restsOn: 'floor' })
      expect(die.face).toBeGreaterThanOrEqual(1)
      expect(die.position).toHaveLength(3)
      expect(die.rotation).toHaveLength(4)
      expect(Math.abs(die.position[1] - 8)).toBeLessThan(0.5)
    }
    expect(json.attempts).toBeGreaterThanOrEqual(1)
    expect(json.hash).toMatch(/^[0-9a-f]{16}$/)
    expect(json.simulatedSeconds).toBeCloseTo(json.steps / 120, 9)
  })

  it('gives the same bytes for the same input, and others for another seed', async () => {
    const input = { seed: 'twice', dice: dice(38), bang: true }
    const first = await ask(['drop'], input)
    expect((await ask(['drop'], input)).output).toBe(first.output)
    expect((await ask(['drop'], { ...input, seed: 'thrice' })).json.hash).not.toBe(first.json.hash)
  })

  it('takes every kind, container and style', async () => {
    const kinds = [
      'd6',
      'd12',
      'ship',
      'captain',
      'np-yellow',
      'np-green',
      'np-red',
      'np-orange',
      'np-blue',
      'np-violet',
      'exploration',
    ]
    const all = kinds.map(kind => ({ id: kind, kind }))
    for (const container of [
      'sea-box',
      'tray',
      'rolling-waves-tray',
      'rolling-seas-tray',
      'fortune-tray',
      'table',
    ]) {
      for (const style of ['drop', 'roll', 'toss']) {
        const { exitCode, json } = await ask(['drop'], { seed: 's', dice: all, container, style })
        expect(exitCode).toBe(0)
        expect(json.dice).toHaveLength(kinds.length)
      }
    }
  })

  it('its output is valid input for measure', async () => {
    const thrown = await ask(['drop'], { seed: 'pipe', dice: dice(9) })
    const { exitCode, json } = await ask(['measure'], thrown.output)
    expect(exitCode).toBe(0)
    expect(json.pairs).toHaveLength(36)
    const own = closestPairs(thrown.json.dice)
    expect(json.pairs.map((pair: { mm: number }) => pair.mm)).toEqual(own.pairs.map(pair => pair.mm))
  })
})

describe('measure', () => {
  const flat = (id: string, x: number, z: number) => ({
    id,
    kind: 'ship',
    position: [x, 8, z],
    rotation: [0, 0, 0, 1],
  })

  it('EX-1: 24 mm between dice whose centres are 40 mm apart, with the ends of the ruler in x and z', async () => {
    const { json } = await ask(['measure'], { dice: [flat('a', 0, 0), flat('b', 40, 0), flat('c', 0, 70)] })
    expect(json.pairs[0]).toMatchObject({
      a: 'a',
      b: 'b',
      mm: 24,
      from: [8, 0],
      to: [32, 0],
      touching: false,
      short: true,
      long: true,
    })
    expect(json.pairs[1]).toMatchObject({ a: 'a', b: 'c', mm: 54, from: [0, 8], to: [0, 62] })
    expect(json.groups).toEqual([[0], [1], [2]])
  })

  it('RB-67: pairs within the resolution are one group, and with resolution 0 they are not', async () => {
    const three = [flat('a', 0, 0), flat('b', 40, 0), flat('c', -40.4, 0)]
    const groups = async (extra: object) => (await ask(['measure'], { dice: three, ...extra })).json.groups
    expect(await groups({})).toEqual([[0, 1], [2]])
    expect(await groups({ resolution: 0 })).toEqual([[0], [1], [2]])
    expect(await groups({ resolution: 60 })).toEqual([[0, 1, 2]])
  })

  it('RB-72, RB-80: says which tile a die stands on and which one is in the way', async () => {
    const tiles = [{ id: 'T1', x: 40, z: 0 }]
    const { json } = await ask(['measure'], {
      dice: [flat('a', 0, 0), flat('b', 80, 0), flat('c', 40, 10)],
      tiles,
    })
    const pair = (a: string, b: string) =>
      json.pairs.find((one: { a: string; b: string }) => one.a === a && one.b === b)
    expect(pair('a', 'b').blockedBy).toEqual(['T1'])
    expect(json.standingOn).toEqual([
      { die: 'a', tiles: [] },
      { die: 'b', tiles: [] },
      { die: 'c', tiles: ['T1'] },
    ])
  })
})

describe('fairness', () => {
  it('a fair sample of every body passes with nothing below 0.0001 (seed npm-test)', async () => {
    for (const [kind, drops] of [
      ['ship', '60'],
      ['d12', '100'],
    ] as const) {
      const args = ['fairness', '--kind', kind, '--dice', '38', '--drops', drops, '--seed', 'npm-test']
      const { exitCode, json } = await ask(args, '')
      expect(json.tests.filter((test: { p: number }) => test.p < 0.0001)).toEqual([])
      expect(exitCode).toBe(0)
      expect(json.tests.length).toBeGreaterThanOrEqual(9)
      expect(json.tests[0].degreesOfFreedom).toBe(kind === 'd12' ? 11 : 5)
      expect(json.counts.reduce((a: number, b: number) => a + b)).toBe(38 * Number(drops))
    }
  })

  it('is deterministic', async () => {
    const args = ['fairness', '--drops', '3', '--dice', '5', '--seed', 'same']
    expect((await ask(args, '')).output).toBe((await ask(args, '')).output)
  })
})

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const one = { id: 'a', kind: 'ship' }
const lies = { ...one, face: 1, x: 0, z: 0, yaw: 0 }
const pose = { ...one, position: [0, 8, 0], rotation: [0, 0, 0, 1] }

const broken: readonly [name: string, args: readonly string[], input: unknown, path?: string][] = [
  ['no command', [], ''],
  ['an unknown command', ['dorp'], ''],
  ['a command that only objects have', ['constructor'], ''],
  ['an unknown option', ['drop', '--sed', 'x'], {}],
  ['a file that is not there', ['drop', '--in', 'no such file.json'], '', '--in'],
  ['nothing', ['drop'], ''],
  ['white space', ['drop'], ' \n\t '],
  ['no JSON', ['drop'], 'seed=1'],
  ['half a document', ['drop'], '{"seed": "a", "dice": ['],
  ['NaN', ['drop'], '{"seed": "a", "dice": [], "placed": [{"x": NaN}]}'],
  ['two documents', ['drop'], '{} {}'],
  ['10 MB of garbage', ['drop'], '\u0001x'.repeat(5 * 1024 * 1024)],
  ['a deep structure', ['drop'], deep(200_000)],
  ['null', ['drop'], 'null'],
  ['a list', ['drop'], []],
  ['a number', ['drop'], 7],
  ['no dice', ['drop'], { seed: 'a' }, 'dice'],
  ['an empty list of dice', ['drop'], { seed: 'a', dice: [] }, 'dice'],
  ['no seed', ['drop'], { dice: [one] }, 'seed'],
  ['a number for a seed', ['drop'], { seed: 1, dice: [one] }, 'seed'],
  ['a seed of a megabyte', ['drop'], { seed: 'x'.repeat(1e6), dice: [one] }, 'seed'],
  ['dice that are no list', ['drop'], { seed: 'a', dice: 'ship' }, 'dice'],
  ['a die that is no object', ['drop'], { seed: 'a', dice: ['ship'] }, 'dice.0'],
  ['a die without a name', ['drop'], { seed: 'a', dice: [{ kind: 'ship' }] }, 'dice.0.id'],
  ['an empty name', ['drop'], { seed: 'a', dice: [{ id: '', kind: 'ship' }] }, 'dice.0.id'],
  ['an unknown kind', ['drop'], { seed: 'a', dice: [{ id: 'a', kind: 'd20' }] }, 'dice.0.kind'],
  [
    'a kind that every object has',
    ['drop'],
    { seed: 'a', dice: [{ id: 'a', kind: 'toString' }] },
    'dice.0.kind',
  ],
  ['two dice of one name', ['drop'], { seed: 'a', dice: [one, one] }, 'dice'],
  ['a name thrown and placed', ['drop'], { seed: 'a', dice: [one], placed: [lies] }, 'dice'],
  ['too many dice', ['drop'], { seed: 'a', dice: dice(61) }, 'dice'],
  ['too many thrown and placed', ['drop'], { seed: 'a', dice: dice(60), placed: [lies] }, 'dice'],
  ['a million dice', ['drop'], { seed: 'a', dice: dice(100_000) }, 'dice'],
  ['an unknown container', ['drop'], { seed: 'a', dice: [one], container: 'bath' }, 'container'],
  ['an unknown style', ['drop'], { seed: 'a', dice: [one], style: 'kick' }, 'style'],
  ['a gesture of words', ['drop'], { seed: 'a', dice: [one], gesture: { x: 'left' } }, 'gesture.x'],
  [
    'an infinite gesture',
    ['drop'],
    '{"seed":"a","dice":[{"id":"a","kind":"ship"}],"gesture":{"vx":1e999}}',
    'gesture.vx',
  ],
  ['a bang that is no flag', ['drop'], { seed: 'a', dice: [one], bang: 3 }, 'bang'],
  ['a face too many', ['drop'], { seed: 'a', dice: [], placed: [{ ...lies, face: 7 }] }, 'placed.0'],
  ['face 0', ['drop'], { seed: 'a', dice: [], placed: [{ ...lies, face: 0 }] }, 'placed.0'],
  ['half a face', ['drop'], { seed: 'a', dice: [], placed: [{ ...lies, face: 1.5 }] }, 'placed.0'],
  ['a die in the wall', ['drop'], { seed: 'a', dice: [], placed: [{ ...lies, x: 140 }] }, 'placed.0'],
  [
    'two dice in one place',
    ['drop'],
    { seed: 'a', dice: [], placed: [lies, { ...lies, id: 'b', x: 10 }] },
    'placed.1',
  ],
  ['a __proto__ key', ['drop'], '{"__proto__": {"seed": "a", "dice": []}}', '__proto__'],
  [
    'a die named like what objects inherit',
    ['drop'],
    '{"seed":"a","dice":[{"id":"a","kind":"ship","constructor":{}}]}',
    'dice.0.constructor',
  ],
  ['an unused field 100 levels deep', ['drop'], `{"seed":"a","dice":[],"note":${deep(100)}}`, ''],
  ['measure: a __proto__ key', ['measure'], '{"dice":[],"__proto__":{"tiles":[]}}', '__proto__'],
  ['measure: an unused field 100 levels deep', ['measure'], `{"dice":[],"note":${deep(100)}}`, ''],
  ['measure without dice', ['measure'], {}, 'dice'],
  ['measure: a flat position', ['measure'], { dice: [{ ...pose, position: [0, 0] }] }, 'dice.0.position.2'],
  [
    'measure: four coordinates',
    ['measure'],
    { dice: [{ ...pose, position: [0, 8, 0, 0] }] },
    'dice.0.position.3',
  ],
  [
    'measure: a place as words',
    ['measure'],
    { dice: [{ ...pose, position: ['0', 8, 0] }] },
    'dice.0.position.0',
  ],
  ['measure: no rotation', ['measure'], { dice: [{ ...one, position: [0, 8, 0] }] }, 'dice.0.rotation'],
  [
    'measure: a rotation of zeros',
    ['measure'],
    { dice: [{ ...pose, rotation: [0, 0, 0, 0] }] },
    'dice.0.rotation',
  ],
  [
    'measure: a long rotation',
    ['measure'],
    { dice: [{ ...pose, rotation: [0, 0, 0, 5] }] },
    'dice.0.rotation',
  ],
  ['measure: two of one name', ['measure'], { dice: [pose, pose] }, 'dice'],
  ['measure: a negative resolution', ['measure'], { dice: [pose], resolution: -1 }, 'resolution'],
  [
    'measure: an unknown tile',
    ['measure'],
    { dice: [pose], tiles: [{ id: 'T12', x: 0, z: 0 }] },
    'tiles.0.id',
  ],
  ['measure: a tile nowhere', ['measure'], { dice: [pose], tiles: [{ id: 'T1' }] }, 'tiles.0.x'],
  ['fairness of an unknown kind', ['fairness', '--kind', 'd7'], '', '--kind'],
  ['fairness with no dice', ['fairness', '--dice', '0'], '', '--dice'],
  ['fairness with half a drop', ['fairness', '--drops', '1.5'], '', '--drops'],
  ['fairness with words', ['fairness', '--drops', 'many'], '', '--drops'],
  ['fairness with an empty number', ['fairness', '--drops', ''], '', '--drops'],
  ['fairness with a stray word', ['fairness', 'please'], ''],
]

describe('bad input', () => {
  it.each(broken)('%s gets one sentence and exit 2', async (_, args, input, path) => {
    const { exitCode, output, json } = await ask(args, input)
    expect(exitCode).toBe(2)
    expect(Object.keys(json)).toEqual(['error'])
    expect(json.error.code).toMatch(/^[a-z-]+$/)
    expect(json.error.code).not.toBe('internal')
    expect(json.error.message).toMatch(/^\S.*\.$/)
    expect(json.error.message.length).toBeLessThan(400)
    if (path !== undefined) expect(json.error.path).toBe(path)
    expect(output).not.toMatch(/at .*\.ts|node:internal/)
    expect(output.trim().split('\n')).toHaveLength(1)
  })
})
