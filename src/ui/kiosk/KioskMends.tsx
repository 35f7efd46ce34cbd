import { useEffect } from 'react'
import { countFault, countOne, keepTally, recallTally } from '../../match/kiosk/tally'

/** Long enough to be read, and that a page which breaks at once does not flicker. */
const reloadAfterMs = 5000

/** The page itself broke: it says so in a word and loads itself anew. */
export function KioskMends() {
  useEffect(() => {
    const storage = () => window.localStorage
    const now = Date.now()
    keepTally(storage, countFault(countOne(recallTally(storage, now), 'page'), 'The page broke', now))
    const timer = setTimeout(() => window.location.reload(), reloadAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className="coming" role="status">
      One moment: a plank is being mended …
    </p>
  )
}
