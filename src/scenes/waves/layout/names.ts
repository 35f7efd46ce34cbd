/** How things are called: keys by which layouts, choices and tests speak of the same thing. */
import type { Seat } from '../../../rules/game'
import type { Card, Cls } from '../../../rules/waves/public'

export const handCard = (seat: Seat, cls: Card, index: number) => `hand@${seat}:${cls}:${index}`
export const agentCard = (slot: number, index: number) => `agent@${slot}:${index}`
export const elderCard = (slot: number) => `elder@${slot}`
export const displayCard = (party: number, cls: Cls, index: number) => `display@${party}:${cls}:${index}`
export const discardCard = (index: number) => `discard:${index}`
export const tablet = (cls: Cls) => `tablet:${cls}`
export const shell = (index: number) => `shell:${index}`
export const followPlace = (slot: number) => `follow@${slot}`
export const rebelPlace = (slot: number) => `rebel@${slot}`
export const tokenPlace = (slot: number) => `token@${slot}`
export const deck = 'deck'
export const discards = 'discards'
export const token = 'wave-token'
