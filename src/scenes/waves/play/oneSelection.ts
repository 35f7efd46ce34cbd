import { type Cls, slotToPlace, type WavesState } from '../../../rules/waves/public'
import { choosingOf, showPicked } from '../../../table/choosing'
import { composingOf, type Picks, showPicks } from '../../../table/composing'
import { discardSlot } from '../../../table/composing/waves'
import { deskOf } from '../../../table/desk'
import type { Table } from '../../../table/part'
import type { ThingId } from '../../things/layout'
import { followPlace, handCard } from '../layout'

/**
 * What is picked on the table and what is decided in the list are one selection: a card that is clicked or carried is
 * decided in the list, and a class that is decided there is drawn out of the fan. Returns a function that ends it.
 */
export function shareSelection(table: Table): () => void {
  const choosing = choosingOf(table)
  const composing = composingOf(table)
  let isSharing = false
  const share = (act: () => void) => {
    if (isSharing) return
    isSharing = true
    act()
    isSharing = false
  }
  const stops = [
    choosing.subscribe((now, before) => {
      if (now.picked !== before.picked && now.named === before.named)
        share(() => showPicks(table, picksOf(table, now.picked)))
    }),
    composing.subscribe(({ now }, before) => {
      if (now && now.picks !== before.now?.picks) share(() => showPicked(table, thingsOf(table, now.picks)))
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** What these things of the table decide. */
function picksOf(table: Table, picked: readonly ThingId[]): Picks {
  const view = deskOf(table).state.getState().view as WavesState | undefined
  const cards = picked.filter(id => id.startsWith('hand@')).map(id => id.split(':')[1]!)
  if (view?.phase === 'discard')
    return Object.fromEntries(cards.map((cls, index) => [discardSlot(index), cls]))
  const [cls] = cards
  const way = picked.some(id => id.startsWith('follow@'))
    ? 'follow'
    : cls && picked.some(isRebelPlace)
      ? `rebel ${cards.length}`
      : undefined
  return { ...(cls && { class: cls }), ...(way && { way }) }
}

const isRebelPlace = (id: ThingId) => id.startsWith('rebel@')

/** The things that these decisions are about: cards of the hand, and a place. */
function thingsOf(table: Table, { way, ...classes }: Picks): readonly ThingId[] {
  const { view, asked } = deskOf(table).state.getState()
  if (!view || !asked) return []
  const taken = Object.values(classes)
  const cards = taken.map((cls, index) => {
    const before = taken.slice(0, index).filter(other => other === cls).length
    return handCard(asked.seat, Number(cls) as Cls, before)
  })
  const slot = slotToPlace(view as WavesState)
  if (way === 'follow' && slot !== undefined) return [...cards, followPlace(slot)]
  // So many Rebels are not yet decided: their place stays picked.
  return [...cards, ...choosingOf(table).getState().picked.filter(isRebelPlace)]
}
