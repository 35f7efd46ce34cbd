// Written in the oldest dialect that has modules at all, so that an old Node reaches the sentence below.

/** Ends the program with one sentence when Node is older than the libraries need. */
export function requireNode() {
  var oldest = 20
  var major = Number(process.versions.node.split('.')[0])
  if (major >= oldest) return
  console.error(
    'Seabox needs Node ' +
      oldest +
      ' or later, and this is Node ' +
      process.versions.node +
      ': see https://nodejs.org/',
  )
  process.exit(1)
}
