/** Whether the screen is kept on, and whether the page fills it: as far as the browser grants it. */

export interface Awake {
  isAwake(): boolean
  stop(): void
}

/** Keeps the screen on while the page is in sight. A browser takes the lock away with every hiding, so it is asked again. */
export function keepScreenAwake(): Awake {
  let lock: WakeLockSentinel | undefined
  let isStopped = false
  const ask = async () => {
    if (document.visibilityState !== 'visible' || isStopped) return
    try {
      lock = await navigator.wakeLock?.request('screen')
      if (isStopped) void lock?.release()
    } catch {
      // Saving power goes before us; the screen then keeps to the machine's own settings.
    }
  }
  void ask()
  document.addEventListener('visibilitychange', ask)
  return {
    isAwake: () => lock !== undefined && !lock.released,
    stop() {
      isStopped = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    },
  }
}

/** Fills the screen; to be asked from within a gesture. Refused, the page stays as large as it is. */
export function fillScreen(): void {
  if (document.fullscreenElement || !document.fullscreenEnabled) return
  document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => {})
}

export function leaveFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
}
