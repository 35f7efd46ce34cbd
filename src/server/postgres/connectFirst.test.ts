import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { whyUnreachable } from './connectFirst'
import { createPostgresStorage } from './postgresStorage'

/** A port at which nothing listens any more. */
function closedPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

it('a database that is not there is reported in words, also by a name with several addresses', async () => {
  const port = await closedPort()
  const database = `postgres://seabox@localhost:${port}/seabox`
  await expect(createPostgresStorage({ database, address: 'http://127.0.0.1:1' })).rejects.toThrow(
    `nothing answers at localhost:${port}`,
  )
})

it.each([
  [Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }), 'there is no server called db.example'],
  [
    new AggregateError([Object.assign(new Error(), { code: 'ETIMEDOUT' })]),
    'db.example:5432 does not answer',
  ],
  [new Error('timeout expired'), 'db.example:5432 does not answer'],
  [new Error('password authentication failed'), 'password authentication failed'],
])('%s: %s', (error, words) => {
  expect(whyUnreachable(error, 'postgres://seabox@db.example/seabox')).toBe(words)
})
