/**
 * Never two minutes without something falling: a stretch of thinking and cards is told faster and faster, and if
 * nothing has fallen even so, the table makes a pause for a drop of its own.
 */
export const livelinessLimits = { hurryAfter: 60, interludeAfter: 80 } as const

export type Liveliness = 'usual' | 'hurry' | 'interlude'

/** What is due after this many seconds in which nothing fell. */
export function livelinessAfter(quietSeconds: number): Liveliness {
  if (quietSeconds >= livelinessLimits.interludeAfter) return 'interlude'
  return quietSeconds >= livelinessLimits.hurryAfter ? 'hurry' : 'usual'
}
