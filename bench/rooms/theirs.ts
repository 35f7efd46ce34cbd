/** boardgame.io's server in a process of its own, as its guide has it: matches in memory, nothing on the disk. */
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { answerMeasuring } from './measured'
import { plainGame } from './plainGame'

const require = createRequire(import.meta.url)
const { Server, Origins } = require('boardgame.io/server')
const server = Server({ games: [plainGame], origins: [Origins.LOCALHOST] })
const { appServer } = await server.run({ port: 0, callback: () => {} })
answerMeasuring((appServer.address() as AddressInfo).port)
