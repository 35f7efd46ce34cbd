import type { Viewer } from '../../../rules/game'
import type { Layout } from './placement'

/** The layouts of a game's views, each made once however many ask for it. */
export function createLayoutCache<View extends object, L extends Layout>(
  layoutOf: (view: View, eyes: Viewer) => L,
): (view: View, eyes: Viewer) => L {
  const known = new WeakMap<View, Map<Viewer, L>>()
  return (view, eyes) => {
    const layouts = known.get(view) ?? new Map<Viewer, L>()
    known.set(view, layouts)
    const layout = layouts.get(eyes) ?? layoutOf(view, eyes)
    layouts.set(eyes, layout)
    return layout
  }
}
