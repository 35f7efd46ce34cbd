import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement, ReactNode } from 'react'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { TableProvider } from '../../table/useTable'

/** Puts a component on the page. Clicks and keys of the user go through the page as a browser would send them. */
export function show(component: ReactElement) {
  const { container, rerender } = render(component, { wrapper: AtTestTable })
  return { container, rerender, user: userEvent.setup() }
}

/** The table of the test around what it shows. */
export function AtTestTable({ children }: { readonly children: ReactNode }) {
  return <TableProvider value={tableOfTest()}>{children}</TableProvider>
}
