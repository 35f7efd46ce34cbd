/**
 * Sealed dice: chance that nobody at a shared table can know or choose, the host included.
 *
 * chain     each player's and the host's hidden links, bound by one published value
 * opening   what was fixed, the links revealed for it, and the seed that both give
 * round     an opening in the making, as the host holds it
 * check     the same from a file, long afterwards
 */
export { type Chain, chainLength, createChain, isNextLink, type Link, linkPattern, sha256Hex } from './chain'
export {
  type Chains,
  createSealedCheck,
  drawnUnsealed,
  fixedEntry,
  fixedSetUp,
  follow,
  type SealedCheck,
  type SealedSummary,
  sealedChains,
} from './check'
export {
  type Fixed,
  type HeldLink,
  hasDrawn,
  type LinkHolder,
  type MissingLink,
  type MissingReason,
  missingReasons,
  type Opening,
  seedOfOpening,
  stirred,
  withSeed,
} from './opening'
export { type Round, type RoundStart, startRound } from './round'
