import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { deskOf, openDesk, pageStore, type Trouble } from '../../table/desk'
import type { Table } from '../../table/part'
import { usePart, useTable } from '../../table/useTable'
import { Go } from '../route/Go'
import { goTo } from '../route/route'
import { fileName, offerFile } from '../saves/saves'

const titles: Readonly<Record<Trouble['kind'], string>> = {
  unkept: 'This could not be saved',
  taken: 'This match is open somewhere else',
  damaged: 'This match is damaged',
  older: 'The rules have changed since',
  failed: 'The game cannot go on',
}

/** Nothing goes on before this has been dealt with: what is wrong, in a sentence, and every way out of it. */
export function TroubleSheet() {
  const desk = usePart(deskOf)
  const trouble = useStore(desk.state, state => state.trouble)
  return trouble ? <Sheet key={trouble.kind} trouble={trouble} /> : null
}

function Sheet({ trouble }: { readonly trouble: Trouble }) {
  const table = useTable()
  const desk = usePart(deskOf)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  const id = useStore(desk.state, state => state.matchId)
  const hasMatch = useStore(desk.state, ({ told }) => told !== undefined)
  const busily = (work: () => Promise<unknown>) => {
    setBusy(true)
    void work().finally(() => setBusy(false))
  }
  return (
    <section
      className="trouble"
      role="alertdialog"
      aria-labelledby="trouble-title"
      aria-describedby="trouble-why"
      data-trouble={trouble.kind}
    >
      <div>
        <h1 id="trouble-title" ref={heading} tabIndex={-1}>
          {titles[trouble.kind]}
        </h1>
        <p id="trouble-why">{trouble.why}</p>
        <p className="trouble-acts">
          {trouble.kind === 'unkept' && (
            <button type="button" disabled={isBusy} onClick={() => busily(() => desk.retry())}>
              Try again
            </button>
          )}
          {trouble.kind === 'taken' && id && (
            <button
              type="button"
              disabled={isBusy}
              onClick={() => busily(() => openDesk(table, id, { takeOver: true }))}
            >
              Take it over
            </button>
          )}
          {trouble.kind === 'failed' && (
            <button type="button" onClick={() => window.location.reload()}>
              Reload
            </button>
          )}
          {(trouble.kind === 'damaged' || trouble.kind === 'older') && trouble.rescue && (
            <button
              type="button"
              disabled={isBusy}
              onClick={() =>
                busily(async () => goTo(`/table/${await trouble.rescue!('What could be saved')}`))
              }
            >
              {trouble.kind === 'older' ? 'Go on from before that' : 'Go on from before the damage'}
            </button>
          )}
          {trouble.kind !== 'taken' && (hasMatch || id) && (
            <button type="button" onClick={() => busily(() => exportMatch(table, id))}>
              Save the match file
            </button>
          )}
          <Go to="/">To the shelf</Go>
        </p>
      </div>
    </section>
  )
}

/** As it is at the desk, with what is not kept; else as it lies on the disk, damaged or not. */
async function exportMatch(table: Table, id: string | undefined): Promise<void> {
  const desk = deskOf(table)
  const { game } = desk.state.getState()
  const text = await desk.exportText()
  if (game && text) return offerFile(text, fileName(game.title))
  if (id === undefined) return
  const { store } = await pageStore(table)
  offerFile(await store.exportText(id), fileName('match'))
}
