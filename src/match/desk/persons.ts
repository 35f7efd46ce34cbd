import type { MatchSeat } from '../match'

export function matchSeatIsPerson({ sitter }: MatchSeat): boolean {
  return sitter.kind === 'human'
}
