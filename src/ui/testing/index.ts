/**
 * For tests of components (`*.test.tsx`), in a document without a browser:
 *
 * show       puts a component on the page; gives the user who clicks and types there
 * sitDown    a match on the desk, played by people and computers, kept in memory
 * keptMatch  the match at the desk as it is kept
 * findFaults what axe finds wrong with what is shown
 * onlyFingers a device that nothing hovers on and no key is at
 * onTelephone a screen as narrow as one, held upright
 */
export { findFaults } from './findFaults'
export { keptMatch } from './keptMatch'
export { onlyFingers, onTelephone } from './onlyFingers'
export { show } from './show'
export { sitDown } from './sitDown'
