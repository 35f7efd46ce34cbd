import { deskOf } from '../../../table/desk'
import type { Table } from '../../../table/part'
import type { CameraRig } from '../../table/camera/cameraRig'
import type { RigView } from '../../table/camera/views'
import { type Looked, viewsOf } from '../layout'

/** Moves between the views of the table; a player who has taken the camera keeps it until asked again. */
export interface Guide {
  /** From here on the table is looked at for this: the views follow. */
  lookFor(looked: Looked): void
  go(view: RigView, isCut?: boolean): void
  /** The camera is the guide's again. */
  takeBack(): void
}

export function createGuide(table: Table, rig: CameraRig): Guide {
  let isFree = true
  let lookedNow: Looked | undefined
  /** The camera stands in a view of what was looked at before. */
  let isStale = false
  return {
    lookFor(looked) {
      if (looked.slots === lookedNow?.slots && looked.at === lookedNow.at) return
      lookedNow = looked
      isStale = true
      rig.compose(viewsOf(looked))
    },
    go(view, isCut = false) {
      // A film is seen from where one has sat down to it.
      if (!isCut && deskOf(table).state.getState().lookingBack) return
      if (!isFree && rig.isTaken) return
      if (rig.atView && (rig.view === 'judge' || (rig.view === view && !isCut && !isStale))) return
      isFree = false
      isStale = false
      rig.goTo(view, { cut: isCut, ...(!isCut && { seconds: 0.9 }) })
    },
    takeBack() {
      isFree = true
    },
  }
}
