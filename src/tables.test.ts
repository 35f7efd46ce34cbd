import { expect, it } from 'vitest'
import { tableScenes } from './scenes/MatchScene'
import { boxes } from './ui/games/boxes'

it('a box says that its game lies on the table exactly where there is a scene for it', () => {
  const boxed = Object.entries(boxes).flatMap(([id, { hasTable }]) => (hasTable ? [id] : []))
  expect(boxed.sort()).toEqual(Object.keys(tableScenes).sort())
})
