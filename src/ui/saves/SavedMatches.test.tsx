import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { writeMatch } from '../../match/readMatch'
import { brokenFiles } from '../../match/testing/brokenFiles'
import { testMatch } from '../../match/testing/matches'
import { loadPhysics } from '../../physics'
import { pageStore } from '../../table/desk'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { dropTable, keptTables } from '../open/openShelf'
import { findFaults, show } from '../testing'
import SavedMatches from './SavedMatches'
import { savesOf } from './saves'

/** What earlier tests have kept is in the same browser: matches and open tables are put away. */
beforeEach(async () => {
  const { store } = await pageStore(tableOfTest())
  for (const { id } of await store.list()) await store.remove(id)
  for (const { id } of await keptTables()) await dropTable(id)
  savesOf(tableOfTest()).setState(savesOf(tableOfTest()).getInitialState(), true)
})

async function keptMatch(name: string) {
  await loadPhysics()
  const { store } = await pageStore(tableOfTest())
  return store.add(testMatch({ seed: 'saves', players: 2, entries: 16 }), name)
}

async function showSaves() {
  const shown = show(<SavedMatches />)
  await waitFor(() => expect(savesOf(tableOfTest()).getState().list).toBeDefined())
  const file = shown.container.querySelector<HTMLInputElement>('input[type=file]')!
  return { ...shown, file }
}

describe('the kept matches', () => {
  it('say that there are none, and how one comes about', async () => {
    const { container } = await showSaves()
    expect(container.textContent).toContain('No match yet.')
    expect(await findFaults(container)).toEqual([])
  })

  it('are renamed, copied, deleted and brought back', async () => {
    await keptMatch('An evening')
    const { container, user } = await showSaves()
    const save = (name: string) => screen.getByRole('link', { name: `Continue ${name}` }).closest('li')!
    await user.click(within(save('An evening')).getByText('More'))
    await user.click(within(save('An evening')).getByRole('button', { name: 'Rename' }))
    await user.clear(screen.getByLabelText('Name of the match'))
    await user.type(screen.getByLabelText('Name of the match'), 'The long evening{Enter}')
    await screen.findByRole('link', { name: 'Continue The long evening' })
    expect(await findFaults(container)).toEqual([])

    await user.click(within(save('The long evening')).getByRole('button', { name: 'Copy', hidden: true }))
    await screen.findByRole('link', { name: 'Continue The long evening (copy)' })
    await user.click(within(save('The long evening')).getByRole('button', { name: 'Delete', hidden: true }))
    await screen.findByText('“The long evening” is deleted.')
    expect(screen.queryByRole('link', { name: 'Continue The long evening' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Bring it back' }))
    await screen.findByRole('link', { name: 'Continue The long evening' })
  })

  it('take a good file, and say in one clear sentence what is wrong with each of more than 30 broken ones', async () => {
    await loadPhysics()
    const good = writeMatch(testMatch({ seed: 'files', players: 2, entries: 16 }).match)
    const { container, user, file } = await showSaves()
    const files = brokenFiles(good)
    expect(files.length).toBeGreaterThan(30)
    const seen = new Set<string>()
    for (const { name, content } of files) {
      await user.upload(file, new File([content as BlobPart], `${name}.json`, { type: 'application/json' }))
      const alert = await screen.findByRole('alert')
      const words = alert.querySelector('p')!.textContent!
      expect(words, name).toMatch(/^[A-Z“].{15,300}\.$/s)
      expect(words, name).not.toMatch(/undefined|\[object|\n|Error:| at https?:/)
      seen.add(words)
      expect(container.querySelectorAll('.save'), name).toHaveLength(0)
      await user.click(within(alert).getByRole('button', { name: 'Good' }))
      expect(screen.queryByRole('alert')).toBeNull()
    }
    expect(seen.size).toBeGreaterThan(20)
    await user.upload(file, new File([good], 'good.json', { type: 'application/json' }))
    await waitFor(() => expect(container.querySelectorAll('.save')).toHaveLength(1))
    expect(await findFaults(container)).toEqual([])
  })
})
