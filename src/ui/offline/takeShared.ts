/** The hash of the address to which the service worker leads when a file was shared with the installed app. */
export const sharedHash = '#shared'

/** The file that was shared, once: the service worker keeps it until it is taken. */
export async function takeShared(): Promise<File | undefined> {
  const cache = await caches.open('shared with seabox')
  const kept = await cache.match('/shared')
  await cache.delete('/shared')
  return kept && new File([await kept.blob()], 'shared.json', { type: 'application/json' })
}
