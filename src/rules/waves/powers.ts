/** What every open card is worth while a tablet is active (WV-11), for scene and page. */
import { type Checker, powerOfAgent, powerOfElder } from './collecting'
import { knightsRead, modeOf } from './seating'
import type { ToldTable } from './told'
import type { Cls } from './vocabulary'

/** By slot; absent where no open card lies, or where its Power hangs on one that is face down (WV-140). */
export interface OpenPowers {
  readonly elders: readonly (number | undefined)[]
  readonly agents: readonly (number | undefined)[]
}

/** `atWaves`: the Elders as they lay when the Waves began; some tablets read those (WV-98). */
export function openPowers(table: ToldTable, atWaves: readonly (Cls | undefined)[] | undefined): OpenPowers {
  const { active: face, slots, shells } = table
  const mode = modeOf(table)
  const lying = atWaves ?? slots.map(slot => slot.elder)
  const open = slots.map(({ agents }): Checker | undefined =>
    agents?.faceUp && agents.cards[0] ? { role: agents.role, cls: agents.cards[0] } : undefined,
  )
  const isWhole = lying.every(elder => elder !== undefined)
  if (face === undefined || !isWhole)
    return { elders: slots.map(slot => slot.elder), agents: open.map(checker => checker?.cls) }
  const knights = knightsRead(table)
  const council = { mode, face, elders: lying as readonly Cls[], agents: open, knightsRead: knights }
  const readsAgents = face === 'KNI-AGT' && knights === 'agent'
  return {
    elders: slots.map(({ elder }, slot) => {
      if (elder === undefined) return undefined
      const elders = council.elders.with(slot, elder)
      return powerOfElder(face === 'KNI-ELD' ? council : { ...council, elders }, slot, shells)
    }),
    agents: open.map((checker, slot) => {
      if (!checker) return undefined
      const isHidden = readsAgents && open[mode.rightPlayer[slot]!] === undefined
      return isHidden ? undefined : powerOfAgent(council, slot, checker, shells)
    }),
  }
}
