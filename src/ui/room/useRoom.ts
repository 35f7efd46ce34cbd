import { useEffect, useState } from 'react'
import { createRoomScreen, type RoomScreen } from '../../rooms'
import { rememberRoom, sealShelf } from './knownRooms'
import { connectToServer } from './roomServer'

/** This page in a room, for as long as it shows one. */
export function useRoom(room: string, key: string): RoomScreen | undefined {
  const [screen, setScreen] = useState<RoomScreen>()
  useEffect(() => {
    const made = createRoomScreen({
      socket: connectToServer(),
      link: { room, key },
      shelfFor: seat => sealShelf(room, seat),
    })
    const stop = made.state.subscribe((now, before) => {
      if (now.phase !== 'in' || before.phase === 'in' || !now.room) return
      const { name, game } = now.room
      rememberRoom({ room, key, name, game, visitedAt: Date.now() })
    })
    setScreen(made)
    return () => {
      stop()
      made.close()
      setScreen(undefined)
    }
  }, [room, key])
  return screen
}
