import { beforeAll, expect, it } from 'vitest'
import { loadPhysics } from '../physics'
import { sendMalformed } from './testing/malformed'

beforeAll(loadPhysics)

it('takes 3,000 malformed and misordered messages, tells nothing for them, and plays on', async () => {
  const { heard, honest } = await sendMalformed(3_000, 21)
  expect(heard).toEqual([])
  expect(honest).toMatchObject([{ ok: true }, { ok: true }])
})
