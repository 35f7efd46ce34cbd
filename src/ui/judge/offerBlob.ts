/** Hands something that the page made to the browser, to be kept as a file. */
export function offerBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has its own hold of the bytes once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
