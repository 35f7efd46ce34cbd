import {
  afterVolley,
  cannonNames,
  type DieId,
  faceName,
  foreseeBury,
  foreseeDie,
  type Icon,
  iconNames,
  icons,
  type Plan,
  type Player,
  plansOf,
  playerLabel,
  type RollingWavesMove,
  type RollingWavesState,
  theftOf,
  type Volley,
} from '../../rules/rolling-with-the-waves/public'
import type { Choice, DeskState } from '../desk'
import type { Part, Picks } from './compose'
import type { Composer, ComposeWish } from './composing'

/** Declarations of fire are read in a list up to this many. */
const readable = 12

const howSlot = 'how they fire'

/** The slot that asks where a die goes. */
export const dieSlot = (die: DieId): string => `die ${die}`

/** Allocations are put together die by die, and the fire of two cannons volley by volley. */
export function rollingWavesWish({ asked, view, game, told }: DeskState): ComposeWish | undefined {
  if (!asked || !game) return undefined
  const state = view as RollingWavesState
  const moves = asked.choices.map(({ move }) => move as RollingWavesMove)
  if (state.phase === 'allocate') {
    const player = state.players[asked.seat]!
    const describe = (plan: Plan): Choice => {
      const move = { kind: 'allocate', seat: asked.seat, plan } as const
      // Words are made on demand: there are five hundred plans.
      return { move, text: '', rule: 'RW-40' }
    }
    return {
      title: 'Where do your three dice go?',
      all: plansOf(player).map(plan => ({ choice: describe(plan), parts: partsOfPlan(player, plan) })),
      others: asked.choices.filter(({ move }) => move.kind !== 'allocate'),
      ...(player.plan && { picks: picksOf(player.plan) }),
    }
  }
  if (moves.length <= readable || !moves.every(({ kind }) => kind === 'fire')) return undefined
  const all = asked.choices.map(choice => ({
    choice,
    parts: partsOfFire(
      state,
      asked.seat,
      (choice.move as RollingWavesMove & { kind: 'fire' }).volleys,
      seat => told?.seats[seat]?.name ?? playerLabel(state, seat),
    ),
  }))
  // Most players aim both at one chest; aiming apart is an extra first step.
  const both = all.find(({ parts }) =>
    parts.some(({ slot, key }) => slot === howSlot && key === 'small+large'),
  )
  return {
    title: 'What do your cannons fire at?',
    all,
    others: [],
    ...(both && { picks: { [howSlot]: 'small+large' } }),
  }
}

export const picksOf = (plan: Plan): Picks =>
  Object.fromEntries((Object.entries(plan) as [DieId, Icon][]).map(([die, icon]) => [dieSlot(die), icon]))

/** The dice that hands have put on icons so far. */
export function planOf(picks: Picks, player: Player): Plan {
  const plan: { -readonly [die in DieId]?: Icon } = {}
  for (const { id } of player.nests) {
    const icon = picks[dieSlot(id)]
    if (icon !== undefined) plan[id] = icon as Icon
  }
  return plan
}

function partsOfPlan(player: Player, plan: Plan): readonly Part[] {
  return player.nests.map((die): Part => {
    const icon = plan[die.id]!
    return {
      slot: dieSlot(die.id),
      key: icon,
      number: icons.indexOf(icon) + 1,
      text: icon === 'bury' ? 'Bury Treasure, with all three' : capital(iconNames[icon]),
      note: icon === 'bury' ? foreseeBury(player) : foreseeDie(player, icon, die.face),
    }
  })
}

/** "Red 6" for a slot of the allocation, and what a slot of firing asks. */
function slotTitle(slot: string, view: unknown, seat: number): string {
  if (!slot.startsWith('die ')) return capital(slot)
  const nests = (view as RollingWavesState).players[seat]?.nests ?? []
  const die = nests.find(({ id }) => dieSlot(id) === slot)
  return die ? capital(faceName(die, nests)) : slot
}

export const rollingWavesComposer: Composer = { wish: rollingWavesWish, titleOf: slotTitle }

function partsOfFire(
  state: RollingWavesState,
  seat: number,
  volleys: readonly Volley[],
  nameOf: (seat: number) => string,
): readonly Part[] {
  const parts: Part[] = []
  const [first] = volleys
  if (volleys.length > 1 || (first && first.cannons.length > 1)) {
    const key = volleys.map(({ cannons }) => cannons.join('+')).join(' then ')
    const text =
      volleys.length > 1 ? `${cannonNames[first!.cannons[0]!]} first, then the other` : 'Both at one chest'
    parts.push({ slot: howSlot, key, text })
  }
  let after = state
  for (const [index, volley] of volleys.entries()) {
    const { target, chest, into } = volley
    const which = volleys.length > 1 ? (index === 0 ? 'first ' : 'second ') : ''
    if (target !== undefined && chest !== undefined) {
      const { shots, blocked, stolen } = theftOf(after, seat, volley)
      const loot = stolen.length > 0 ? `you steal ${stolen.join(', ')}` : 'you steal nothing'
      parts.push({
        slot: `${which}target`,
        key: `${target}:${chest}`,
        text: `${nameOf(target)}, Chest ${chest}`,
        note: `${shots} ${shots === 1 ? 'shot' : 'shots'}${blocked > 0 ? `, the hull stops ${blocked}` : ''}: ${loot}`,
      })
    }
    if (into !== undefined)
      parts.push({ slot: `${which}booty`, key: String(into), text: `Into your Chest ${into}` })
    after = afterVolley(after, seat, volley)
  }
  return parts
}

const capital = (text: string): string => {
  const bare = text.replace(/^the /, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}
