import type { Refusal } from '../../game'
import { refuse } from '../../refusal'
import { faceName } from '../dice'
import type { MoveRule } from '../moveRule'
import type { Allocate } from '../moves'
import type { DraftedDie, Player } from '../state'
import { canBeBuried, chestOf, hasRoom } from '../tracks'
import { chestNumbers, iconNames, type Plan, type SingleIcon, singleIcons } from '../vocabulary'
import { changePlayer, playerAt, say } from '../work'

/** Single icons on which this player may put a die (RW-45). */
export function iconsWithRoom(player: Player): readonly SingleIcon[] {
  return singleIcons.filter(icon => hasRoom(player, icon))
}

/** RW-46a. */
export function canBury(player: Player): boolean {
  return chestNumbers.some(chest => canBeBuried(player, chest))
}

/** Why these three dice may not lie like that; `undefined` if they may. */
export function checkPlan(player: Player, plan: Plan): Refusal | undefined {
  const { nests } = player
  const isComplete =
    Object.keys(plan).length === nests.length && nests.every(({ id }) => Object.hasOwn(plan, id))
  if (!isComplete) return refuse('RW-41', 'Put each of your three dice on an icon')
  const buried = nests.filter(({ id }) => plan[id] === 'bury').length
  if (buried === nests.length) {
    return canBury(player) ? undefined : refuse('RW-46a', 'You have no unburied chest with treasure in it')
  }
  if (buried > 0) return refuse('RW-44', 'Burying takes all three dice of the round or none')
  return checkIcons(player, plan)
}

function checkIcons(player: Player, plan: Plan): Refusal | undefined {
  for (const { id } of player.nests) {
    const icon = plan[id] as SingleIcon
    if (player.nests.some(other => other.id !== id && plan[other.id] === icon))
      return refuse('RW-42', 'Each icon takes one die a round')
    const chest = chestOf(icon)
    if (chest !== undefined && player.buried[chest - 1]) {
      return refuse('RW-73', `${iconNames[icon]} is buried: it takes no more numbers`)
    }
    if (!hasRoom(player, icon)) return refuse('RW-45', `There is no empty square for ${iconNames[icon]}`)
  }
  return undefined
}

export const allocate: MoveRule<'allocate'> = {
  rule: 'RW-40',
  phase: 'allocate',
  check: (state, { seat, plan }) => checkPlan(playerAt(state, seat), plan),

  play(work, { seat, plan }) {
    changePlayer(work, seat, { plan })
    const text = `Your plan: ${planText(playerAt(work.state, seat).nests, plan)}`
    say(work, 'RW-40', text, 'planned', { seat, plan }, [seat])
  },

  /** RW-47a: until YARRR is called, every other plan can still be made. */
  list(state, seat) {
    const player = playerAt(state, seat)
    const { plan: made, nests } = player
    const others = plansOf(player).filter(plan => !made || nests.some(({ id }) => plan[id] !== made[id]))
    return others.map((plan): Allocate => ({ kind: 'allocate', seat, plan }))
  },

  name: (state, { seat, plan }) => `Send ${planText(playerAt(state, seat).nests, plan)}`,
}

function planText(nests: readonly DraftedDie[], plan: Plan): string {
  if (nests.every(({ id }) => plan[id] === 'bury')) return 'all three dice to bury treasure'
  const parts = nests.map(die => {
    const icon = plan[die.id]
    return `${faceName(die, nests)} to ${icon ? iconNames[icon] : 'nowhere'}`
  })
  return parts.join(', ')
}

/** All legal plans of a player, at most 505. */
export function plansOf(player: Player): readonly Plan[] {
  const [a, b, c] = player.nests.map(({ id }) => id)
  if (a === undefined || b === undefined || c === undefined) return []
  const open = iconsWithRoom(player)
  const plans: Plan[] = canBury(player) ? [{ [a]: 'bury', [b]: 'bury', [c]: 'bury' }] : []
  for (const first of open) {
    for (const second of open) {
      if (second === first) continue
      for (const third of open) {
        if (third !== first && third !== second) plans.push({ [a]: first, [b]: second, [c]: third })
      }
    }
  }
  return plans
}
