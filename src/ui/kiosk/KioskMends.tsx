import { useEffect } from 'react'

/** Long enough to be read, and that a page which breaks at once does not flicker. */
const reloadAfterMs = 5000

/** The page itself broke: it says so briefly and reloads. It comes with every page, so it is light. */
export function KioskMends() {
  useEffect(() => {
    void countIt().catch(() => {})
    const timer = setTimeout(() => window.location.reload(), reloadAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className="coming" role="status">
      One moment: a plank is being mended …
    </p>
  )
}

async function countIt(): Promise<void> {
  const { countFault, countOne, keepTally, recallTally } = await import('../../kiosk/tally')
  const storage = () => window.localStorage
  const now = Date.now()
  keepTally(storage, countFault(countOne(recallTally(storage, now), 'page'), 'The page broke', now))
}
