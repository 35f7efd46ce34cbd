import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { tableSettingsOf } from '../../table/tableSettings'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { show } from '../testing'
import { KeysPanel } from './KeysPanel'

it('names no key that needs a picture where there is none', () => {
  const { container } = show(<KeysPanel />)
  const be = (picture: 'drawn' | 'absent') => act(() => tableSettingsOf(tableOfTest()).setState({ picture }))
  const keys = () => [...container.querySelectorAll('kbd')].map(one => one.textContent)
  const seen = ['Q', 'U', 'G', 'V', 'L']
  be('drawn')
  expect(keys()).toEqual(expect.arrayContaining([...seen, 'A', 'Space']))
  be('absent')
  expect(keys()).toEqual(expect.arrayContaining(['A', 'Space', 'J', 'M']))
  expect(keys().filter(key => seen.includes(key!))).toEqual([])
  expect(container.textContent).not.toContain('Drag the table')
})
