import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { findFaults, show } from '../testing'
import { RulePanelHost } from './RulePanelHost'
import { openRule } from './rulePanel'

/** A page with something that had the focus before a rule was asked for. */
async function openAt(rule: string) {
  const shown = show(
    <main>
      <h1>A table</h1>
      <button type="button">Choice</button>
      <RulePanelHost />
    </main>,
  )
  const choice = screen.getByRole('button', { name: 'Choice' })
  choice.focus()
  act(() => openRule(tableOfTest(), rule))
  const panel = await screen.findByRole('complementary', { name: /^Rulebook: / })
  await waitFor(() => expect(panel.querySelector(`[id="${rule}"]`)).not.toBeNull())
  return { ...shown, choice, panel }
}

const openPlace = () => document.querySelector('[data-open="true"]')?.id

describe('the rulebook beside the page', () => {
  it.each([
    ['RB-72', 'Rattle, Battle, Grab the Loot'],
    ['WF-92', 'Waves of Fortune'],
    ['RS-1', 'Rolling Seas'],
  ])('opens at %s in the book of %s, with the focus there', async (rule, title) => {
    const { panel } = await openAt(rule)
    expect(panel.getAttribute('aria-label')).toContain(title)
    expect(openPlace()).toBe(rule)
    expect(document.activeElement?.id).toBe(rule)
    expect(panel.querySelector(`a[href$="#${rule}"]`)).not.toBeNull()
  })

  it('has no fault that axe finds, in the book of WAVES', async () => {
    const { container } = await openAt('WV-1')
    expect(await findFaults(container)).toEqual([])
  })

  it('turns to another rule of the same book, and changes books for one of another', async () => {
    const { panel } = await openAt('RB-72')
    act(() => openRule(tableOfTest(), 'RB-97'))
    await waitFor(() => expect(openPlace()).toBe('RB-97'))
    expect(panel.isConnected).toBe(true)
    act(() => openRule(tableOfTest(), 'RS-1'))
    await waitFor(() => expect(openPlace()).toBe('RS-1'))
    expect(screen.getByRole('complementary').getAttribute('aria-label')).toContain('Rolling Seas')
  })

  it('finds words in the book and goes to where they stand', async () => {
    const { user, panel } = await openAt('RB-72')
    const search = screen.getByRole('searchbox', { name: 'Search the rules' })
    await user.type(search, 'xyzzy')
    await screen.findByText('Nothing in this book speaks of “xyzzy”.')
    await user.clear(search)
    await user.type(search, 'captain')
    const found = await screen.findByText(/^\d+ places?$/)
    expect(found.getAttribute('role')).toBe('status')
    const [first] = panel.querySelectorAll<HTMLButtonElement>('.book-found li button')
    await user.click(first!)
    expect((search as HTMLInputElement).value).toBe('')
    expect(openPlace()).toBeTruthy()
  })

  it('closes with Escape, which first empties the search, and gives the focus back', async () => {
    const { user, choice } = await openAt('RB-72')
    const search = screen.getByRole('searchbox', { name: 'Search the rules' })
    await user.type(search, 'sail')
    await user.keyboard('{Escape}')
    expect((search as HTMLInputElement).value).toBe('')
    expect(screen.queryByRole('complementary')).not.toBeNull()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(document.activeElement).toBe(choice)
  })

  it('closes with Escape wherever the focus is, and before anything else hears it', async () => {
    const { user, choice } = await openAt('RB-72')
    let heard = 0
    const hear = () => heard++
    document.addEventListener('keydown', hear)
    act(() => choice.focus())
    await user.keyboard('{Escape}')
    document.removeEventListener('keydown', hear)
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(heard).toBe(0)
  })

  it('opens nothing for a rule of no game', () => {
    show(<RulePanelHost />)
    act(() => openRule(tableOfTest(), 'XY-1'))
    expect(screen.queryByRole('complementary')).toBeNull()
  })
})
