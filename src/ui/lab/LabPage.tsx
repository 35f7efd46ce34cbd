import { useEffect } from 'react'
import { useStore } from 'zustand'
import { labStore } from '../../match/lab/labStore'
import { bang, dropNow, openLab } from '../../match/lab/labTable'
import './lab.css'

/** The page around the lab's table. */
export default function LabPage() {
  const phase = useStore(labStore, state => state.phase)
  const word = useStore(labStore, state => state.word)
  useEffect(() => {
    void openLab()
  }, [])
  return (
    <div className="lab" style={{ position: 'fixed', bottom: 12, left: 12 }}>
      <p role="status" data-throw={phase}>
        {word.text}
      </p>
      <button type="button" onClick={phase === 'cocked' ? bang : dropNow}>
        {phase === 'cocked' ? 'Bang the table' : 'Drop the dice'}
      </button>
    </div>
  )
}
