import { LabCocked } from './LabCocked'
import { LabJudge } from './LabJudge'
import { LabTiles } from './LabTiles'
import { LabTools } from './LabTools'

/** All that measures: nobody needs it before dice lie there, so it is fetched behind the first picture. */
export default function LabJudging() {
  return (
    <>
      <LabTiles />
      <LabJudge />
      <LabCocked />
      <LabTools />
    </>
  )
}
