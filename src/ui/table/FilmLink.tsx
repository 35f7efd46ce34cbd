import { useState } from 'react'
import { writeFilmLink } from '../../match/filmLink'
import { parseMatch } from '../../match/readMatch'
import { deskOf } from '../../table/desk'
import { usePart } from '../../table/useTable'
import { copyLink } from '../copyLink'

interface FilmLinkProps {
  readonly label?: string
  readonly className?: string
  /** What else can be done with a match that is too long for a link. */
  readonly onTooLong?: () => void
}

/** A finished match as a link, where it is short enough for one. */
export function FilmLink({ label = 'Copy a link', className, onTooLong }: FilmLinkProps) {
  const desk = usePart(deskOf)
  const [link, setLink] = useState<string>()
  const [said, setSaid] = useState<string>()
  const share = async () => {
    const match = parseMatch((await desk.exportText()) ?? '')
    const end = match.ok && (await writeFilmLink({ match: match.value }))
    if (!end) {
      setSaid(`This match is too long for a link: ${onTooLong ? 'here it is' : 'share it'} as a file.`)
      onTooLong?.()
      return
    }
    const url = `${window.location.origin}/${end}`
    setLink(url)
    setSaid(await copyLink(url, 'Anyone who opens it sees all its dice fall again.'))
  }
  return (
    <>
      <button type="button" className={className} onClick={() => void share()} data-action="link">
        {label}
      </button>
      {link && (
        <div className="field">
          <input
            aria-label="Link to this match"
            readOnly
            value={link}
            onFocus={event => event.target.select()}
            data-link
          />
        </div>
      )}
      <p role="status">{said}</p>
    </>
  )
}
