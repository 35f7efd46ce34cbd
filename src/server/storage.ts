/** Where the rooms of a server are kept. */
import type { RoomHead } from './roomHead'
import type { KeptRoom, RoomLog } from './roomLines'

export interface OpenedRoom {
  readonly kept: KeptRoom
  readonly log: RoomLog
}

/** Another server of the same storage, which has the room awake. */
export interface Elsewhere {
  /** Its number, so that it is not taken for another one at its address. */
  readonly server: number
  readonly address: string
}

export interface Storage {
  /** The number of this server; absent where one server has all rooms. */
  readonly server?: number | undefined
  /** How many rooms there are. */
  count(): Promise<number>
  create(head: RoomHead): Promise<void>
  /**
   * The room, which is this server's until its log is closed or `onLost` is called: then another one may have it.
   * `undefined` where there is no such room. Throws `RoomFault` for one that is damaged.
   */
  open(id: string, onLost: () => void): Promise<OpenedRoom | Elsewhere | undefined>
  close(): Promise<void>
}

/** Nothing can be read or kept just now. Screens come back by themselves until it can. */
export class OutOfReach extends Error {}
