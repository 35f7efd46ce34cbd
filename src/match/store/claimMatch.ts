/** One match, one tab: two that play on the same match would write over each other. */

export interface Claim {
  release(): void
}

export interface ClaimWish {
  /** Take it from the tab that has it. */
  readonly takeOver?: boolean
  /** Another tab has taken it over; from now on nothing may be kept. */
  readonly onLost?: () => void
}

/** What browsers give for this: locks where the page is secure, a channel between tabs everywhere. */
export interface ClaimParts {
  readonly locks?: LockManager | undefined
  readonly openChannel?: ((name: string) => BroadcastChannel) | undefined
  readonly token?: () => number
  readonly waitMs?: number
}

export const inUse = 'This match is open in another tab or window. Go on there, or take it over here.'

function browserParts(): ClaimParts {
  return {
    locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
    openChannel: typeof BroadcastChannel === 'undefined' ? undefined : name => new BroadcastChannel(name),
  }
}

/** The match is this tab's until `release`; `undefined` if another tab has it. */
export async function claimMatch(
  id: string,
  wish: ClaimWish = {},
  parts: ClaimParts = browserParts(),
): Promise<Claim | undefined> {
  const name = `seabox match ${id}`
  if (parts.locks) return claimLock(parts.locks, name, wish)
  if (parts.openChannel) return claimByChannel(parts.openChannel(name), wish, parts)
  return { release() {} }
}

function claimLock(
  locks: LockManager,
  name: string,
  { takeOver, onLost }: ClaimWish,
): Promise<Claim | undefined> {
  return new Promise((resolve, reject) => {
    let release = () => {}
    let isMine = false
    const held = new Promise<void>(done => {
      release = done
    })
    locks
      .request(name, takeOver ? { steal: true } : { ifAvailable: true }, lock => {
        if (!lock) {
          resolve(undefined)
          return
        }
        isMine = true
        resolve({ release })
        return held
      })
      .catch(error => {
        if (isMine) onLost?.()
        else reject(error)
      })
  })
}

type Word =
  | { readonly says: 'whose'; readonly token: number }
  | { readonly says: 'mine'; readonly token: number }
  | { readonly says: 'taken' }

/** A healthy tab answers within a few milliseconds. */
const usualWaitMs = 250

function claimByChannel(
  channel: BroadcastChannel,
  { takeOver, onLost }: ClaimWish,
  { token: newToken = randomToken, waitMs = usualWaitMs }: ClaimParts,
): Promise<Claim | undefined> {
  const token = newToken()
  let state: 'asking' | 'mine' | 'over' = 'asking'
  const say = (word: Word) => channel.postMessage(word)
  const end = () => {
    state = 'over'
    channel.close()
  }
  return new Promise(resolve => {
    const settle = (isMine: boolean) => {
      if (state !== 'asking') return
      if (!isMine) {
        end()
        resolve(undefined)
        return
      }
      state = 'mine'
      say({ says: 'mine', token })
      resolve({ release: end })
    }
    const lose = () => {
      end()
      onLost?.()
    }
    channel.onmessage = ({ data }: MessageEvent<Word>) => {
      // Of two that ask at once the smaller number has it, even if neither heard the other in time.
      const isFirst = data.says !== 'taken' && token < data.token
      if (state === 'asking') {
        if (data.says === 'whose' && isFirst) say({ says: 'mine', token })
        else settle(false)
      } else if (state === 'mine') {
        if (data.says === 'whose') say({ says: 'mine', token })
        else if (!isFirst) lose()
      }
    }
    if (takeOver) {
      say({ says: 'taken' })
      settle(true)
      return
    }
    say({ says: 'whose', token })
    setTimeout(() => settle(true), waitMs)
  })
}

function randomToken(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!
}
