import { Component, type ComponentType, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { arriving } from '../../table/arriving'
import './errors.css'
import type { FaultPageProps } from './FaultPage'
import { faults } from './faults'

/** The page that says what broke, or bare words where not even that can be loaded any more. */
export const faultPageFrom = (load: () => Promise<{ readonly default: ComponentType<FaultPageProps> }>) =>
  arriving(() => load().catch(() => ({ default: BareFault })))

const FaultPage = faultPageFrom(() => import('./FaultPage'))

function BareFault({ onGoOn }: FaultPageProps) {
  return (
    <div className="fault-page" role="alertdialog" aria-labelledby="bare-fault" aria-describedby="bare-word">
      <div className="sheet fault-sheet">
        <h1 id="bare-fault">The network is down</h1>
        <p id="bare-word">A part of Seabox could not be loaded. Reload the page when the network is back.</p>
        <p className="fault-acts">
          <button type="button" className="button main" onClick={() => window.location.reload()}>
            Reload and go on
          </button>
          {onGoOn && (
            <button type="button" className="button" onClick={onGoOn}>
              Continue anyway
            </button>
          )}
        </p>
      </div>
    </div>
  )
}

interface SafeProps {
  readonly children: ReactNode
  /** What stands there instead after a fault; without it the page that says so. */
  readonly instead?: ReactNode
  readonly onFault?: (fault: unknown) => void
}

/** Whatever breaks inside leaves the rest of the page standing. */
export class Safe extends Component<SafeProps, { readonly fault: unknown; readonly isBroken: boolean }> {
  override state = { fault: undefined, isBroken: false }

  static getDerivedStateFromError(fault: unknown) {
    return { fault, isBroken: true }
  }

  override componentDidCatch(fault: unknown): void {
    this.props.onFault?.(fault)
  }

  override render(): ReactNode {
    const { fault, isBroken } = this.state
    if (!isBroken) return this.props.children
    if ('instead' in this.props) return this.props.instead
    return <FaultPage fault={fault} />
  }
}

/** What broke outside of drawing is told over the page, which may well go on. */
export function FaultSheet() {
  const last = useStore(faults, ({ last }) => last)
  if (last === undefined) return null
  return <FaultPage fault={last} onGoOn={() => faults.setState({ last: undefined })} />
}
