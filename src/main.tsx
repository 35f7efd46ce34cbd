import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { createTable } from './table/part'
import { TableProvider } from './table/useTable'
import { watchForFaults } from './ui/errors/faults'
import { followPointer } from './ui/keys/followPointer'
import { keepOffline } from './ui/offline/keepOffline'
import { applySettings } from './ui/settings/applySettings'

const container = document.getElementById('app')
if (!container) throw new Error('index.html has lost its #app element')

watchForFaults()
followPointer(document)
const table = createTable()
applySettings(table)
createRoot(container).render(
  <StrictMode>
    <TableProvider value={table}>
      <App />
    </TableProvider>
  </StrictMode>,
)
keepOffline()
