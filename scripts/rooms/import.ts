/**
 * `npm run rooms:import -- --data folder --database postgres://…`: moves the rooms of a folder into a database. Ends with
 * 1 if a room could not be moved.
 */
import { parseArgs } from 'node:util'
import '../../src/match/allGames'
import { usualDataFolder } from '../../src/server/dataFolder'
import { importRooms } from '../../src/server/postgres/importRooms'

try {
  const { data = usualDataFolder(), database } = parseArgs({
    options: { data: { type: 'string' }, database: { type: 'string' } },
  }).values
  if (database === undefined)
    throw new Error('Say which database: npm run rooms:import -- --database postgres://…')
  const { added, known, refused } = await importRooms(data, database)
  for (const { room, why } of refused) console.error(`${room}: ${why}`)
  console.log(`${added} rooms moved, ${known} were there already, ${refused.length} could not be moved.`)
  process.exitCode = refused.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
