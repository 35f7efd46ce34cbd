import { expect, it } from 'vitest'
import { seatName } from '../../rules/sentence'
import { deskOf } from '../../table/desk'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { labelOf } from './labelOf'
import { createLayoutWriter, tableFrame } from './layout'

it('says whose a thing is with the name of who sits there, and by the colour where nobody is known', () => {
  const { things, put } = createLayoutWriter(0)
  const size = { width: 1, depth: 1, height: 1 }
  for (const [seat, colour] of ['Yellow', 'Green'].entries())
    put(tableFrame, `hull@${seat}`, 'hull', 0, 0, size, { label: `${seatName(seat, colour)}'s hull` })
  const table = tableOfTest()
  const labels = () => [...things.values()].map(thing => labelOf(table, thing))
  expect(labels()).toEqual(["Yellow's hull", "Green's hull"])
  const seats = ['You', 'Anne'].map(name => ({ name }))
  deskOf(table).state.setState({ told: { seats } as never })
  expect(labels()).toEqual(['Your hull', "Anne's hull"])
})
