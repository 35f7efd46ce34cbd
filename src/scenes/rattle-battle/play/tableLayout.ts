import type { RattleState } from '../../../rules/rattle-battle/public'
import { createLayoutCache } from '../../things/layout'
import { type Layout, layoutOf } from '../layout'

/** The layout of a view, made once however many ask for it. */
export const tableLayout = createLayoutCache<RattleState, Layout>(layoutOf)
