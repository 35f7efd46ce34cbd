/** Locks as browsers have them, as far as a claim needs: one holder a name, `ifAvailable` and `steal`. */
export function createLockManager(): LockManager {
  const holders = new Map<string, (error: Error) => void>()
  const request = async (
    name: string,
    options: LockOptions,
    use: (lock: Lock | null) => Promise<unknown> | undefined,
  ): Promise<unknown> => {
    await Promise.resolve()
    if (holders.has(name) && !options.steal) return use(null)
    holders.get(name)?.(new DOMException('stolen', 'AbortError'))
    let abort = (_: Error) => {}
    const stolen = new Promise<never>((_, reject) => {
      abort = reject
    })
    holders.set(name, abort)
    try {
      return await Promise.race([use({ name, mode: 'exclusive' }), stolen])
    } finally {
      if (holders.get(name) === abort) holders.delete(name)
    }
  }
  return { request, query: async () => ({ held: [], pending: [] }) } as unknown as LockManager
}
