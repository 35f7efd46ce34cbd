/** Short spellings for the rows of the Adventure tables (4.2, 4.3, 4.6). */
import type { CardEffect, FleetRow, MoveTarget, NpAction, SeaAdventure } from './adventureTypes'

export const escapes: NpAction = { kind: 'escape' }
export const away: NpAction = { kind: 'away' }
export const towards: NpAction = { kind: 'towards' }
export const volley: NpAction = { kind: 'volley' }
export const redrop: NpAction = { kind: 'redrop' }
export const surrender: NpAction = { kind: 'surrender' }
export const ally: NpAction = { kind: 'ally' }
export const reef: NpAction = { kind: 'reef' }

export function explode(count: number): NpAction {
  return { kind: 'explode', count }
}

export function towardsThe(target: MoveTarget): NpAction {
  return { kind: 'towards', target }
}

export function row(strength: number, ...actions: readonly NpAction[]): FleetRow {
  return { actions, strength }
}

/** A row whose numbers count as printed on the die (RB-214a). */
export function rowByFace(...actions: readonly NpAction[]): FleetRow {
  return { actions }
}

type SeaCardText = Omit<SeaAdventure, 'kind' | 'effects' | 'tiles' | 'prePlaced'> & {
  readonly effects?: readonly CardEffect[]
  readonly tiles?: SeaAdventure['tiles']
  readonly prePlaced?: SeaAdventure['prePlaced']
}

export function seaCard(text: SeaCardText): SeaAdventure {
  return { effects: [], tiles: [], prePlaced: [], ...text, kind: 'sea' }
}
