import { expect, it } from 'vitest'
import { adventure } from '../../../rules/rolling-seas/testing/position'
import { deskOf } from '../../../table/desk'
import { tableToolsOf } from '../../../table/tableTools'
import { tableOfTest } from '../../../table/testing/tableOfTest'
import { offerHand } from './offerHand'

it('offers every chart but the one that lies before the player, where charts were passed (RS-33)', () => {
  const table = tableOfTest()
  deskOf(table).state.setState({ eyes: 0 })
  const view = adventure('AD-02', { ship: 'F9', others: [{ ship: 'F9' }, { ship: 'F9' }] })
  const labels = [1, 2, 3].map(() => {
    offerHand(table, view)
    const [look] = tableToolsOf(table).getState().tools
    look!.run()
    return look!.label
  })
  expect(labels).toEqual(['See captain 3’s chart', 'See your chart', 'Back to your place'])
})
