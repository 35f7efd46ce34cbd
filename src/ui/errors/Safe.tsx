import { Component, lazy, type ReactNode, Suspense } from 'react'
import { useStore } from 'zustand'
import { faults } from './faults'

const FaultPage = lazy(() => import('./FaultPage'))

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
    return (
      <Suspense fallback={null}>
        <FaultPage fault={fault} />
      </Suspense>
    )
  }
}

/** What broke outside of drawing is told over the page, which may well go on. */
export function FaultSheet() {
  const last = useStore(faults, ({ last }) => last)
  if (last === undefined) return null
  return (
    <Suspense fallback={null}>
      <FaultPage fault={last} onGoOn={() => faults.setState({ last: undefined })} />
    </Suspense>
  )
}
