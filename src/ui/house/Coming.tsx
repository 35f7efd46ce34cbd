/** Stands where a page will be, while its code is fetched. */
export function Coming() {
  return <p className="coming">One moment …</p>
}
