import { choosingOf } from '../../../table/choosing'
import { deskOf } from '../../../table/desk'
import type { Table } from '../../../table/part'
import { wake } from '../../table/frameLoop'
import type { ThingMotion } from '../../things/motion'
import type { Layout, ThingId } from '../layout'
import { tableTop } from '../layout/sizes'

/** Free between one Ship and the next in the Baron's hands, in cm. */
const apart = 0.4

/** Puts the Ships that are to be sent into the Baron's hands while their player has not yet decided. Returns a function that ends it. */
export function sentShips(table: Table, motion: ThingMotion, layout: () => Layout): () => void {
  const choosing = choosingOf(table)
  let out: readonly ThingId[] = []

  const place = () => {
    const { asked, phase } = deskOf(table).state.getState()
    const isSending = phase === 'asking' && asked?.phase === 'briefing.commit'
    const picked = isSending ? choosing.getState().picked.filter(id => id.startsWith('die:')) : []
    if (picked.length === 0 && out.length === 0) return
    const back = out.filter(id => !picked.includes(id))
    out = picked
    motion.take(picked)
    const { muster, things } = layout()
    const [cos, sin] = [Math.cos(muster.yaw), Math.sin(muster.yaw)]
    for (const [index, id] of picked.entries()) {
      const pose = motion.poseOf(id)
      const edge = things.get(id)?.height ?? 0
      const along = (index - (picked.length - 1) / 2) * (edge + apart)
      if (pose)
        motion.put(
          id,
          muster.x + along * cos,
          tableTop + edge / 2,
          muster.z - along * sin,
          pose.qx,
          pose.qy,
          pose.qz,
          pose.qw,
        )
    }
    motion.letGo(back)
    wake(true)
  }

  const stopPicks = choosing.subscribe((now, before) => now.picked !== before.picked && place())
  return () => {
    stopPicks()
    motion.letGo(out)
  }
}
