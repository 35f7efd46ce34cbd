import { useFrame } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { Viewer } from '../../../rules/game'
import { deskOf } from '../../../table/desk'
import { tableSettingsOf } from '../../../table/tableSettings'
import { usePart, useTable } from '../../../table/useTable'
import { frame, framePriority, wake } from '../../table/frameLoop'
import { type InkSheet, type SheetContent, watchSheet } from '../ink'

/** Computers' writing is told at the pace of everything else. */
const paceSpeed = { calm: 1, brisk: 2.2, 'at once': 40 } as const

/**
 * Keeps a sheet written with what the view says; what is new is written by hand unless nobody saw it come. `isNew`: a
 * sheet that is laid on the table while something is told is written before everybody's eyes from the first mark on.
 */
export function useInk(sheet: InkSheet, content: SheetContent, eyes: Viewer, isNew = false): void {
  const table = useTable()
  const tableSettings = usePart(tableSettingsOf)
  const desk = usePart(deskOf)
  const before = useRef<{ readonly sheet: InkSheet; readonly eyes: Viewer; readonly back: unknown }>(
    undefined,
  )
  const back = useStore(desk.state, ({ lookingBack }) => lookingBack?.entry)
  useLayoutEffect(() => {
    const last = before.current
    const comes = last === undefined && isNew && desk.state.getState().phase === 'telling'
    const isSeen = comes || (last?.sheet === sheet && last.eyes === eyes && last.back === back)
    before.current = { sheet, eyes, back }
    const { reducedMotion, picture } = tableSettings.getState()
    sheet.set(content, { cut: !isSeen || reducedMotion || picture !== 'drawn' })
    wake(true)
  }, [sheet, content, eyes, back, isNew])
  useEffect(() => watchSheet(table, sheet), [sheet])
  useFrame(() => {
    if (sheet.advance(frame.seconds * paceSpeed[desk.state.getState().pace])) wake(true)
  }, framePriority.dice)
}
