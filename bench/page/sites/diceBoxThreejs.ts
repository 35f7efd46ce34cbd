/** @3d-dice/dice-box-threejs as its own page shows it: three, cannon-es, shadows; sounds are off, as they come. */
import DiceBox from '@3d-dice/dice-box-threejs'
import { offerPeer, tiltOf } from './peer'

const box = new DiceBox('#table', { assetPath: '/' })
await box.initialize()
offerPeer({
  roll: dice => box.roll(`${dice}d6`),
  tilts: () => box.diceList.map(die => tiltOf(die.body.quaternion, 'z')),
})
