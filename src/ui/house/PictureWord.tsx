import { useStore } from 'zustand'
import { tableSettingsOf } from '../../table/tableSettings'
import { usePart } from '../../table/useTable'

export interface PictureWordProps {
  /** What it means here that the browser has no 3D, after "Your browser shows no 3D here (…)". */
  readonly absent: string
  /** What goes on until the picture is back. */
  readonly meanwhile?: string
}

/** Why there is no picture of the table, and what brings it back. */
export function PictureWord({ absent, meanwhile = '' }: PictureWordProps) {
  const picture = useStore(usePart(tableSettingsOf), settings => settings.picture)
  if (picture === 'drawn' || picture === 'starting') return null
  const words = {
    absent: `Your browser shows no 3D here (WebGL 2 is missing or switched off)${absent}`,
    broken: `A piece of the table could not be loaded or drawn: reload the page to see it. ${meanwhile}`,
    lost: `The picture was lost; your graphics card is busy elsewhere. It comes back by itself if the browser allows it. ${meanwhile}`,
  }
  return (
    <p className="picture-word" role="alert">
      {words[picture].trim()}
    </p>
  )
}
