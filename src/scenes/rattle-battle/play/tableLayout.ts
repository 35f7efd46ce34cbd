import type { Viewer } from '../../../rules/game'
import type { RattleState } from '../../../rules/rattle-battle/state'
import { type Layout, layoutOf } from '../layout'

const known = new WeakMap<RattleState, Map<Viewer, Layout>>()

/** The layout of a view, made once however many ask for it. */
export function tableLayout(view: RattleState, eyes: Viewer): Layout {
  const layouts = known.get(view) ?? new Map<Viewer, Layout>()
  known.set(view, layouts)
  const layout = layouts.get(eyes) ?? layoutOf(view, eyes)
  layouts.set(eyes, layout)
  return layout
}
