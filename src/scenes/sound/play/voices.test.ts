import { describe, expect, it } from 'vitest'
import { createVoices } from './voices'

interface Node {
  readonly kind: string
  readonly to: Node[]
}

/** As much of a context as voices ask for, with a list of what was made. */
function listen() {
  const made: (Node & Record<string, unknown>)[] = []
  const param = () => ({ value: 1, cancelScheduledValues() {}, setTargetAtTime() {} })
  const make = (kind: string, more: object) => {
    const node = {
      kind,
      to: [] as Node[],
      connect(other: Node) {
        node.to.push(other)
        return other
      },
      ...more,
    }
    made.push(node as (typeof made)[number])
    return node
  }
  const context = {
    currentTime: 0,
    createBufferSource: () => make('source', { playbackRate: param(), start() {}, stop() {} }),
    createGain: () => make('level', { gain: param() }),
    createStereoPanner: () => make('place', { pan: param() }),
  } as unknown as BaseAudioContext
  const out = (kind: string) => make(kind, {}) as unknown as GainNode
  const bus = { near: out('near'), far: out('far') }
  const voices = createVoices(context)
  let at = 0
  const play = (request: { pan?: number; isFar?: boolean; gain?: number } = {}) => {
    at += 10
    voices.start({
      buffer: { duration: 1 } as AudioBuffer,
      bus,
      at,
      gain: 0.5,
      rate: 1,
      pan: 0,
      isFar: false,
      ...request,
    })
    return made.findLast(({ kind }) => kind === 'source')!
  }
  const count = (kind: string) => made.filter(node => node.kind === kind).length
  const end = (source: Record<string, unknown>) => (source.onended as () => void)()
  return { play, count, end }
}

/** The nodes from a source to its end. */
const wayOf = (node: Node): string[] => [node.kind, ...node.to.slice(0, 1).flatMap(wayOf)]
const levelOf = (source: Node) => source.to[0] as Node & { readonly gain: { readonly value: number } }

describe('voices', () => {
  it('go near or far, and through a place only where they are not in the middle', () => {
    const { play } = listen()
    expect(wayOf(play())).toEqual(['source', 'level', 'near'])
    expect(wayOf(play({ pan: 0.3, isFar: true }))).toEqual(['source', 'level', 'place', 'far'])
  })

  it('are heard through the nodes of voices that have ended, at their own loudness', () => {
    const { play, count, end } = listen()
    const first = play({ pan: 0.3, gain: 0.9 })
    end(first)
    const next = play({ pan: -0.2, gain: 0.1 })
    expect(levelOf(next)).toBe(levelOf(first))
    expect(levelOf(next).gain.value).toBe(0.1)
    expect([count('level'), count('place')]).toEqual([1, 1])
  })

  it('share no nodes with a voice that is still heard, nor with one that went elsewhere', () => {
    const { play, count, end } = listen()
    const first = play()
    expect(levelOf(play())).not.toBe(levelOf(first))
    end(first)
    play({ isFar: true })
    play({ pan: 0.3 })
    expect(count('level')).toBe(4)
  })
})
