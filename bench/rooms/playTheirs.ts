import { createRequire } from 'node:module'
import { plainGame } from './plainGame'
import type { TableOfFour } from './server'

const require = createRequire(import.meta.url)
const { Client } = require('boardgame.io/client')
const { SocketIO } = require('boardgame.io/multiplayer')

interface Screen {
  start(): void
  stop(): void
  getState(): {
    G: { moves: number[] }
    ctx: { currentPlayer: string; turn: number }
    isConnected: boolean
  } | null
  subscribe(listener: () => void): () => void
  readonly moves: { play(value: number): void }
}

const until = (screen: Screen, isSo: () => boolean) =>
  new Promise<void>(resolve => {
    if (isSo()) return resolve()
    const stop = screen.subscribe(() => {
      if (!isSo()) return
      stop()
      resolve()
    })
  })

let matches = 0

/** The same with boardgame.io's own client. */
export async function theirTable(address: string): Promise<TableOfFour> {
  const matchID = `match ${matches++}`
  const screens: Screen[] = ['0', '1', '2', '3'].map(playerID =>
    Client({
      game: plainGame,
      numPlayers: 4,
      playerID,
      matchID,
      debug: false,
      multiplayer: SocketIO({ server: address, socketOpts: { transports: ['websocket'] } }),
    }),
  )
  // The first one has the match made; together they would make it four times.
  for (const screen of screens) {
    screen.start()
    await until(screen, () => screen.getState()?.isConnected === true)
  }
  return {
    async move() {
      const { turn, currentPlayer } = screens[0]!.getState()!.ctx
      screens[Number(currentPlayer)]!.moves.play(turn)
      await Promise.all(screens.map(screen => until(screen, () => screen.getState()!.ctx.turn > turn)))
      return true
    },
    close() {
      for (const screen of screens) screen.stop()
    },
  }
}
