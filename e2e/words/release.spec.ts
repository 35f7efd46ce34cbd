/** The release archive: unpacked into an empty folder it serves a game, with nothing installed and nothing built. */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packRelease } from '../../scripts/release.mjs'
import { expect, test } from '../fixtures'
import { HouseDriver } from '../fixtures/house'

// One worker: the archive is packed once, when the first test needs it.
test.describe.configure({ mode: 'default' })

const folder = mkdtempSync(join(tmpdir(), 'seabox unpacked '))
let program: { readonly address: Promise<string>; readonly end: () => void } | undefined

test.afterAll(() => {
  program?.end()
  rmSync(folder, { recursive: true, force: true })
})

async function unpack(): Promise<void> {
  if (existsSync(join(folder, 'package'))) return
  execFileSync('tar', ['-xzf', await packRelease(folder), '-C', folder])
}

/** Starts the program of the archive; its address is what it prints. */
function start() {
  const child = spawn(process.execPath, ['package', '--port', '0'], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', HOME: folder },
  })
  const address = new Promise<string>((resolve, reject) => {
    let said = ''
    const hear = (text: Buffer) => {
      said += text
      const found = /http:\/\/localhost:\d+\//.exec(said)
      if (found) resolve(found[0])
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('exit', code => reject(new Error(`It ended with ${code}: ${said}`)))
  })
  const end = () => {
    child.kill()
  }
  return { address, end }
}

test.describe('the release', () => {
  test('names the version of the project, and needs no other package', async () => {
    await unpack()
    const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
    const packed = read(join(folder, 'package/package.json'))
    expect(packed.version).toBe(read('package.json').version)
    expect(packed.dependencies).toBeUndefined()
    expect(existsSync(join(folder, 'package/node_modules'))).toBe(false)
    expect(readFileSync(join(folder, 'package/dist/licences.txt'), 'utf8')).toContain('MIT')
  })

  test.describe('once it runs', () => {
    test.use({
      baseURL: async ({ browserName: _browser }, use) => {
        await unpack()
        program ??= start()
        await use(await program.address)
      },
    })

    test('offers rooms for playing together', async ({ request }) => {
      expect(await (await request.get('/rooms.json')).json()).toMatchObject({ rooms: true })
    })

    test('lets people play', async ({ page }) => {
      const house = new HouseDriver(page)
      await house.begin({ persons: [1] })
      await house.playUntil(6)
      expect(await house.entries()).toBeGreaterThanOrEqual(6)
    })
  })
})
