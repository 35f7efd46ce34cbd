import { createLayoutCache } from '../../things/layout'
import { layoutOf } from '../layout'

/** The layout of a view, made once however many ask for it. */
export const tableLayout = createLayoutCache((view: Parameters<typeof layoutOf>[0], eyes) =>
  layoutOf(view, eyes),
)
