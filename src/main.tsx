import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { watchForFaults } from './ui/errors/faults'
import { keepOffline } from './ui/offline/keepOffline'
import { applySettings } from './ui/settings/applySettings'

const container = document.getElementById('app')
if (!container) throw new Error('index.html has lost its #app element')

watchForFaults()
applySettings()
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
keepOffline()
