/** Channels between tabs as browsers have them: all others of the name hear a message, a moment later, the sender does not. */
export function createChannels(): (name: string) => BroadcastChannel {
  const open = new Set<BroadcastChannel>()
  return name => {
    const channel = {
      name,
      onmessage: null as ((event: MessageEvent) => void) | null,
      postMessage(data: unknown) {
        const others = [...open].filter(other => other.name === name && other !== self)
        queueMicrotask(() => {
          for (const other of others) if (open.has(other)) other.onmessage?.({ data } as MessageEvent)
        })
      },
      close: () => open.delete(self),
    }
    const self = channel as unknown as BroadcastChannel
    open.add(self)
    return self
  }
}
