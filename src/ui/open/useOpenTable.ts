import { useEffect, useRef } from 'react'
import { fromLink, toLink } from '../../match/linkText'
import { readJson } from '../../match/readJson'
import type { OpenTable } from '../../open-table'
import { beAt } from '../route/route'
import { keepTable, readTableFilm } from './openShelf'

/** What a table in an address begins with. */
export const tableMark = '#table='

/** Milliseconds without a change after which the table is kept: an act and its coming to rest are one change. */
const keepAfterMs = 700

const freshId = () => crypto.randomUUID().slice(0, 8)

/** Takes a text from outside; whatever is wrong with it is said in a sentence, and the table stays as it is. */
export function openText(table: OpenTable, text: string): boolean {
  const json = readJson(text)
  if (!json.ok) {
    table.say(json.why, true)
    return false
  }
  const id = freshId()
  if (!table.open(json.value, id).ok) return false
  beAt(`/open/${id}`)
  return true
}

/** Opens what the address asks for, keeps the table whenever it has come to rest, and names it in the address. */
export function useOpenTable(table: OpenTable, asked: string | undefined): void {
  const opened = useRef<string>(undefined)
  useEffect(() => {
    const { id } = table.state.getState()
    if (asked !== undefined && asked === id) return
    if (asked === undefined) {
      const { hash } = window.location
      table.openNew(freshId())
      if (!hash.startsWith(tableMark)) return
      beAt('/open')
      void fromLink(hash.slice(tableMark.length)).then(text =>
        text === undefined
          ? table.say('This link is damaged: no table can be read from it.', true)
          : openText(table, text),
      )
      return
    }
    opened.current = asked
    void readTableFilm(asked)
      .catch(() => undefined)
      .then(film => {
        if (opened.current !== asked) return
        const json = film === undefined ? undefined : readJson(film)
        if (json?.ok && table.open(json.value, asked).ok) return
        table.openNew(freshId())
        table.say(
          film === undefined
            ? 'No such table is kept in this browser.'
            : 'That table is damaged: it cannot be read.',
          true,
        )
        beAt('/open')
      })
  }, [table, asked])

  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    let isTold = false
    let isLeft = false
    const keep = () => {
      waiting = undefined
      const { id, name, moments, at } = table.state.getState()
      if (moments.length < 2 || !id) return
      const things = moments[at]!.state.things.length
      keepTable({ id, name, savedAt: Date.now(), things, moments: at }, table.write()).then(
        () => {
          const isHere = !isLeft && table.state.getState().id === id
          if (isHere && window.location.pathname === '/open') beAt(`/open/${id}`)
        },
        () => {
          if (!isTold)
            table.say('This browser cannot save anything: save the table as a file to keep it.', true)
          isTold = true
        },
      )
    }
    const stop = table.state.subscribe((now, before) => {
      if (now.moments === before.moments && now.at === before.at && now.name === before.name) return
      if (now.id !== before.id || now.isFilm) return
      clearTimeout(waiting)
      waiting = setTimeout(keep, keepAfterMs)
    })
    // An act just before the page is closed is kept, too.
    const keepAtOnce = () => {
      if (waiting === undefined || document.visibilityState !== 'hidden') return
      clearTimeout(waiting)
      keep()
    }
    document.addEventListener('visibilitychange', keepAtOnce)
    return () => {
      isLeft = true
      stop()
      document.removeEventListener('visibilitychange', keepAtOnce)
      clearTimeout(waiting)
      keep()
    }
  }, [table])
}

/** The table that lies there now as a link. */
export async function linkOf(table: OpenTable): Promise<string> {
  return `${window.location.origin}/open${tableMark}${await toLink(table.writeLink())}`
}
