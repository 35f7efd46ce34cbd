/** Where the rooms of a server are kept. */
import type { RoomHead } from './roomHead'
import type { KeptRoom, RoomLog } from './roomLines'

export interface OpenedRoom {
  readonly kept: KeptRoom
  readonly log: RoomLog
}

export interface Storage {
  /** How many rooms there are. */
  count(): Promise<number>
  create(head: RoomHead): Promise<void>
  /** `undefined` where there is no such room. Throws `RoomFault` for one that is damaged. */
  open(id: string): Promise<OpenedRoom | undefined>
}
