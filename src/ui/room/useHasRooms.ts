import { useEffect, useState } from 'react'

/** True once the server of this page has said that it has rooms. A page without a server says nothing of them. */
export function useHasRooms(): boolean {
  const [has, setHas] = useState(false)
  useEffect(() => {
    if (!navigator.onLine) return
    const leaving = new AbortController()
    fetch('/rooms.json', { cache: 'no-store', signal: leaving.signal })
      .then(async answer => answer.ok && ((await answer.json()) as { rooms?: unknown }).rooms === true)
      .then(setHas, () => {})
    return () => leaving.abort()
  }, [])
  return has
}
