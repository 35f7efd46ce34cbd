import { expect, it } from 'vitest'
import { tableScenes } from './scenes/MatchScene'
import { boxes } from './ui/games/boxes'

it('a box says that its game can be played on the table exactly if it has a scene', () => {
  const boxed = Object.entries(boxes).flatMap(([id, { hasTable }]) => (hasTable ? [id] : []))
  expect(boxed.sort()).toEqual(Object.keys(tableScenes).sort())
})
