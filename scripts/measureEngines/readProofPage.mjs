// @ts-check
/** @typedef {import('./types').ThrowHash} ThrowHash */

/** What the page holds once it is done. */
export const doneSelector = '#throws[aria-busy="false"]'

/** JavaScript for the page: name and number of every throw, and what the page says. */
export const proofResult = `({
  throws: [...document.querySelectorAll('#throws tbody tr')].map(row => ({
    name: row.cells[0].textContent,
    hash: row.cells[row.cells.length - 1].textContent,
  })),
  outcome: document.querySelector('#outcome').textContent.trim(),
})`

/** A page that has started to throw and never ends is a failure of its own. */
export const proofLimitMs = 120_000

/** @param {unknown} result what the page answered to `proofResult` @returns {readonly ThrowHash[]} */
export function checkProof(result) {
  const { throws, outcome } = /** @type {{ throws: ThrowHash[], outcome: string }} */ (result)
  if (throws.length === 0) throw new Error(`The page shows no throw; it says: ${outcome}`)
  return throws
}
