import { expect, it } from 'vitest'
import { spaceIndex } from '../../../rules/rolling-seas/public'
import { adventure, atSea } from '../../../rules/rolling-seas/testing/position'
import { deskOf } from '../../../table/desk'
import { tableToolsOf } from '../../../table/tableTools'
import { tableOfTest } from '../../../table/testing/tableOfTest'
import { onChartOf } from './chartHand'
import { offerHand } from './offerHand'
import { takeCourse } from './sailing'

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
  expect(labels).toEqual(['See Captain 3’s map', 'See your map', 'Back to your place'])
})

it('says what a course has left, and nothing beside a refusal: there is no room for both', () => {
  const table = tableOfTest()
  const view = atSea({ ship: 'C8', winds: ['E'] })
  onChartOf(table).setState({ hand: takeCourse(view, 0, 0)! })
  const word = () => {
    offerHand(table, view)
    return tableToolsOf(table).getState().word?.text
  }
  expect(word()).toBe('Wind to the east: 3 points and 0 Provisions left')
  deskOf(table).state.setState({ refusal: { rule: 'RS-49', why: 'K9 is too far with this wind' } })
  expect(word()).toBeUndefined()
  deskOf(table).state.setState({ refusal: undefined })
  expect(word()).toBeTruthy()
  onChartOf(table).setState({ hovered: spaceIndex('E8') })
  expect(word()).toBe('To E8: 2 points')
})

it('goes round all three winds with one key, which stands beside the next one and is not that of “why?”', () => {
  const table = tableOfTest()
  const view = atSea({ ship: 'C8', winds: ['E', 'N', 'SW'] })
  onChartOf(table).setState({ hand: takeCourse(view, 0, 0)! })
  const taken = [1, 2, 3].map(() => {
    offerHand(table, view)
    const { tools } = tableToolsOf(table).getState()
    expect(tools.some(({ key }) => key === 'w')).toBe(false)
    const [next, ...others] = tools.filter(({ key }) => key === 'r')
    expect(others).toEqual([])
    next!.run()
    return next!.label
  })
  expect(taken).toEqual(['Wind N', 'Wind SW', 'Wind E'])
})

it('offers no key for the winds where there is but one', () => {
  const table = tableOfTest()
  const view = atSea({ ship: 'C8', winds: ['E'] })
  onChartOf(table).setState({ hand: takeCourse(view, 0, 0)! })
  offerHand(table, view)
  expect(
    tableToolsOf(table)
      .getState()
      .tools.some(({ key }) => key === 'r'),
  ).toBe(false)
})
