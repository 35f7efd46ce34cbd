import { cameraWishOf } from '../../../table/cameraWish'
import type { Table } from '../../../table/part'
import type { CameraRig } from './cameraRig'

/** Goes to the view that was asked for. The table, to a player who is asked, is what they are asked about. */
export function goToWished(table: Table, rig: CameraRig, isCut = false): void {
  const { view } = cameraWishOf(table).getState()
  const home = view === 'drop' ? rig.home() : undefined
  if (home) rig.goToSpot(home, { cut: isCut })
  else rig.goTo(view, { cut: isCut })
}
