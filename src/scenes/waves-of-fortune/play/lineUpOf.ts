import type { Foe, Pair } from '../../../rules/waves-of-fortune/public'
import type { FortuneView, LineUp, Shows } from '../layout'

/** Both rows of a round as the event tells them, each die the one that lies in the tray or on the rail. */
export function lineUpOf(view: FortuneView, data: Readonly<Record<string, unknown>>): LineUp {
  const { seat, foe, pairs, thrown, foeDice } = data as {
    seat: number
    foe: Foe
    pairs: readonly Pair[]
    thrown: readonly number[]
    foeDice: readonly number[]
  }
  const sign = view.options.dicePairing === 'from-highest' ? -1 : 1
  const sorted = (row: readonly Shows[]) => [...row].sort((a, b) => sign * (a.face - b.face))
  const fallen = view.fallen ?? thrown.map((face, index) => ({ id: `crew-${index + 1}`, face }))
  // WF-117: the lowest of a throw with cannons has been put aside.
  const byFace = [...fallen].sort((a, b) => b.face - a.face).map(({ id, face }) => ({ id, face }))
  const fighters = view.combat?.fighters ?? byFace.length
  return {
    fighter: seat,
    foe,
    crew: sorted(byFace.slice(0, fighters)),
    spare: byFace.slice(fighters),
    foes: sorted(foesOf(view, foeDice)),
    pairs,
  }
}

/** The pirates' dice that fell for this round, by what the match remembers of them. */
function foesOf(
  { faces }: FortuneView & { readonly faces?: ReadonlyMap<string, number> },
  foeDice: readonly number[],
) {
  const ids = foeDice.map((_, index) => `pirate-${index + 1}`)
  const known = ids.map(id => ({ id, face: faces?.get(id) ?? 0 }))
  const isSame = [...known.map(({ face }) => face)].sort().join() === [...foeDice].sort().join()
  return isSame ? known : ids.map((id, index) => ({ id, face: foeDice[index]! }))
}
