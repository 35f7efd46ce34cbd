import { appendFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testMatch, testTable } from '../../match/testing/matches'
import { loadPhysics } from '../../physics'
import { claimFolder } from '../dataFolder'
import { openRoomFile } from '../roomFile'
import { testHead } from '../testing/heads'
import { keptIn, postgresFor } from '../testing/postgres'
import { importRooms } from './importRooms'

beforeAll(loadPhysics)

const postgres = await postgresFor(it, 'moving rooms')

if (postgres) {
  afterAll(postgres.remove)

  it('moves every whole room of a folder once, names those that are damaged, and leaves the files', async () => {
    const data = await mkdtemp(join(tmpdir(), 'seabox-import-'))
    try {
      await mkdir(join(data, 'rooms'))
      const pathOf = (id: string) => join(data, 'rooms', `${id}.jsonl`)
      for (const id of ['whole', 'torn', 'damaged']) {
        const file = await openRoomFile(pathOf(id), 0)
        await file.append({ room: testHead(id) })
        const { log: _, ...begin } = testTable().match
        await file.append({ begin })
        await file.keeper.keep('', testMatch({ entries: 2 }), testMatch({ entries: 0 }))
        await file.close()
      }
      await appendFile(pathOf('torn'), '{"said":{"te')
      await appendFile(pathOf('damaged'), 'no line\n')
      const refused = [{ room: 'damaged', why: 'Line 4 of this room is damaged.' }]
      expect(await importRooms(data, postgres.database)).toEqual({ added: 2, known: 0, refused })
      for (const id of ['whole', 'torn']) {
        const { head, open } = await keptIn(postgres, id)
        expect(head).toEqual(testHead(id))
        expect(open!.match).toEqual(testMatch({ entries: 2 }).match)
      }
      expect(await importRooms(data, postgres.database)).toEqual({ added: 0, known: 2, refused })
      const claim = await claimFolder(data)
      await expect(importRooms(data, postgres.database)).rejects.toThrow('another Seabox keeps its rooms')
      await claim.release()
    } finally {
      await rm(data, { recursive: true, force: true })
    }
  })
}
