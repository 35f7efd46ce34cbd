import type { HostParts } from '../../host'
import { freshSeed } from '../../match/freshSeed'

/** The owner of a table at one screen: all persons play there. */
export const ownerOfAll = { rights: { chairs: 'all', isOwner: true }, isWaitedFor: true } as const

/** A throw by a person comes from chance that nobody can foresee; that of a computer from the match's own seed. */
export const chanceHere: HostParts['chance'] = ({ by }) => (by === 'person' ? { seed: freshSeed() } : {})
