/**
 * Where matches are kept. `MatchStore` is the seam; `createMatchStore` builds one on a shelf: the browser's database or
 * the page's memory. `claimMatch` keeps two tabs from playing on one match.
 */
export { type Claim, claimMatch, inUse } from './claimMatch'
export { createMatchList } from './createMatchList'
export { createMatchStore } from './createMatchStore'
export { openIndexedDbShelf } from './indexedDbShelf'
export {
  type Loaded,
  type MatchList,
  type MatchStore,
  type MatchSummary,
  StoreError,
  type StoreTrouble,
} from './matchStore'
export { createMemoryShelf } from './memoryShelf'
export { type OpenedStore, openMatchStore } from './openMatchStore'
export { type OpenedShelf, pageShelf } from './pageShelf'
