import { useEffect, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Seat } from '../../../rules/game'
import {
  layToken,
  lootText,
  type Plan,
  type RattleMove,
  type RattleState,
  type Slot,
  slotsNow,
  slotText,
  type TokenId,
} from '../../../rules/rattle-battle/public'
import { deskOf } from '../../../table/desk'
import { part } from '../../../table/part'
import { WhyLink } from '../../rulebook/RuleLink'
import './rearranging.css'
import { usePart } from '../../../table/useTable'

/** While a move is shown, no choices are listed. Afterwards the list opens again at the token that was laid. */
const leftOf = part((): { isOpen: boolean; token: TokenId | undefined } => ({
  isOpen: false,
  token: undefined,
}))

/** Stowed Loot laid elsewhere by choosing its place, for hands that do not drag it there (RB-286). */
export default function Rearranging() {
  const desk = usePart(deskOf)
  const left = usePart(leftOf)
  const seat = useStore(desk.state, ({ asked }) => asked?.seat)
  const view = useStore(desk.state, state => state.view as RattleState)
  const player = seat === undefined ? undefined : view.players[seat]
  if (seat === undefined || !player) return null
  const { stowed } = player
  // In the order of the tokens, so that none leaves its line while it is laid elsewhere.
  const places = Object.keys(stowed).sort((a, b) => (stowed[a]! < stowed[b]! ? -1 : 1))
  const slots = slotsNow(view, seat)
  if (places.length === 0 || slots.length < 2) return null
  return (
    <details
      className="rearranging"
      open={left.isOpen}
      onToggle={event => {
        left.isOpen = event.currentTarget.open
      }}
    >
      <summary>Rearrange your Loot</summary>
      <p>
        <WhyLink rule="RB-286" />
      </p>
      {places.map(place => (
        <Token key={stowed[place]} token={stowed[place]!} {...{ seat, view, place, slots, stowed }} />
      ))}
    </details>
  )
}

interface TokenProps {
  readonly seat: Seat
  readonly view: RattleState
  readonly token: TokenId
  readonly place: Slot
  readonly slots: readonly Slot[]
  readonly stowed: Plan
}

function Token({ seat, view, token, place, slots, stowed }: TokenProps) {
  const desk = usePart(deskOf)
  const left = usePart(leftOf)
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const [wished, setWished] = useState(place)
  useEffect(() => {
    setWished(place)
    if (left.token !== token) return
    left.token = undefined
    select.current?.focus()
  }, [token, place])
  const lay = () => {
    left.token = token
    const move = { kind: 'rearrange', seat, stowPlan: layToken(stowed, token, wished) } satisfies RattleMove
    void desk.choose(move)
  }
  const lying = (slot: Slot) => {
    const other = stowed[slot]
    return other === undefined || other === token ? '' : `, changing with ${lootText(view, [other])}`
  }
  return (
    <form
      className="field"
      onSubmit={event => {
        event.preventDefault()
        if (wished !== place) lay()
      }}
    >
      <label htmlFor={id}>{lootText(view, [token])}</label>
      <span className="rearranging-place">
        <select
          ref={select}
          id={id}
          value={wished}
          data-token={token}
          onChange={event => setWished(event.target.value)}
        >
          {slots.map(slot => (
            <option key={slot} value={slot}>
              {slotText(slot)}
              {lying(slot)}
            </option>
          ))}
        </select>
        {wished !== place && <button type="submit">Lay it there</button>}
      </span>
    </form>
  )
}
