import { useEffect, useRef } from 'react'
import { viewInsets } from '../../match/table/viewInsets'

/** Tells the table which strips of the picture the panel covers, so that views are centred in the rest. */
export function useInsets(isOpen: boolean) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const measure = () => {
      const panel = root.current?.querySelector('.lab-panel')?.getBoundingClientRect()
      const { innerWidth: width, innerHeight: height } = window
      if (!isOpen || !panel) viewInsets.setState({ right: 0, bottom: 0 })
      // Beside the table on wide screens, below it on narrow ones.
      else if (panel.width < width * 0.6) viewInsets.setState({ right: width - panel.left, bottom: 0 })
      else viewInsets.setState({ right: 0, bottom: Math.min(height - panel.top, height * 0.6) })
    }
    measure()
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('resize', measure)
      viewInsets.setState({ right: 0, bottom: 0 })
    }
  }, [isOpen])
  return root
}
