import type { Grounds } from '../../things/pointing'

/** What lies before all players, wherever it lies for each of them: the Council, tablets, displays and goals. */
export const grounds: Grounds = {
  kinds: new Set(['council', 'tablet', 'mat', 'elder', 'deck', 'display', 'goal', 'place', 'shell']),
  hollow: new Set(['ring', 'dish', 'tray']),
  areas: [],
}
