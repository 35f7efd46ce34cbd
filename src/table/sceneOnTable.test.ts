import { afterEach, describe, expect, it } from 'vitest'
import { sceneOnTableOf, whenCleared } from './sceneOnTable'
import { tableOfTest } from './testing/tableOfTest'

afterEach(() => sceneOnTableOf(tableOfTest()).setState({ game: undefined }))

describe('a game that comes to the table', () => {
  it('starts at once on an empty stage or on its own scene', async () => {
    await whenCleared(tableOfTest(), 'waves')
    sceneOnTableOf(tableOfTest()).setState({ game: 'waves' })
    await whenCleared(tableOfTest(), 'waves')
  })

  it('waits until the scene of another game is gone', async () => {
    sceneOnTableOf(tableOfTest()).setState({ game: 'rolling-seas' })
    let isClear = false
    const cleared = whenCleared(tableOfTest(), 'waves').then(() => {
      isClear = true
    })
    await Promise.resolve()
    expect(isClear).toBe(false)
    sceneOnTableOf(tableOfTest()).setState({ game: undefined })
    await cleared
    expect(isClear).toBe(true)
  })
})
