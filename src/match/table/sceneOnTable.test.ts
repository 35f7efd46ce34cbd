import { afterEach, describe, expect, it } from 'vitest'
import { sceneOnTable, whenCleared } from './sceneOnTable'

afterEach(() => sceneOnTable.setState({ game: undefined }))

describe('a game that comes to the table', () => {
  it('need not wait where nothing stands, or a scene of its own', async () => {
    await whenCleared('waves')
    sceneOnTable.setState({ game: 'waves' })
    await whenCleared('waves')
  })

  it('waits until the scene of another game is gone', async () => {
    sceneOnTable.setState({ game: 'rolling-seas' })
    let isClear = false
    const cleared = whenCleared('waves').then(() => {
      isClear = true
    })
    await Promise.resolve()
    expect(isClear).toBe(false)
    sceneOnTable.setState({ game: undefined })
    await cleared
    expect(isClear).toBe(true)
  })
})
