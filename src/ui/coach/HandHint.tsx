import { useEffect } from 'react'
import { cameraWishOf, onCameraPush } from '../../table/cameraWish'
import { type HandSkill, learnSkill } from '../../table/coach/hands'
import { tableSettingsOf } from '../../table/tableSettings'
import { usePart, useTable } from '../../table/useTable'
import { useFingers } from '../keys/useFingers'
import { Tip } from './Tip'

/** What hands do, and what keys do instead. With fingers only, there is no wheel. */
const words: Readonly<Record<HandSkill, readonly [hands: string, keys: string, fingers?: string]>> = {
  drop: ['Grab what is in the hands, shake it, and let go.', 'Space lets go for you.'],
  look: [
    'Drag the table to look around; zoom with the wheel or two fingers.',
    'V changes the view, Home resets it.',
    'Drag the table to look around; zoom with two fingers.',
  ],
  measure: [
    'Tap one die, then another: the judge measures from edge to edge and names the rule.',
    'J opens the judge’s sheet.',
  ],
}

/** A drag of this many pixels is no accident. */
const dragLength = 40

/** How a table is handled, one thing at a time; done is learnt. */
export function HandHint({ skill }: { readonly skill: HandSkill }) {
  const table = useTable()
  const tableSettings = usePart(tableSettingsOf)
  const cameraWish = usePart(cameraWishOf)
  useEffect(() => {
    if (skill !== 'look') return
    const learn = () => learnSkill(table, 'look')
    let from: PointerEvent | undefined
    const down = (event: PointerEvent) => {
      from = event.target instanceof HTMLCanvasElement ? event : undefined
    }
    const move = ({ clientX, clientY, buttons }: PointerEvent) => {
      if (from && buttons > 0 && Math.hypot(clientX - from.clientX, clientY - from.clientY) > dragLength)
        learn()
    }
    const turn = ({ target }: WheelEvent) => {
      if (target instanceof HTMLCanvasElement) learn()
    }
    window.addEventListener('pointerdown', down)
    window.addEventListener('pointermove', move)
    window.addEventListener('wheel', turn, { passive: true })
    const stops = [onCameraPush(table, learn), cameraWish.subscribe(learn)]
    return () => {
      window.removeEventListener('pointerdown', down)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('wheel', turn)
      for (const stop of stops) stop()
    }
  }, [skill])
  const [hands, keys, fingers = hands] = words[skill]
  const withFingers = useFingers()
  return (
    <Tip
      name={skill}
      words={withFingers ? fingers : `${hands} ${keys}`}
      onHeard={() => learnSkill(table, skill)}
      onHush={() => tableSettings.setState({ tips: false })}
      data-hint={skill}
    />
  )
}
