import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'

const container = document.getElementById('app')
if (!container) throw new Error('index.html has lost its #app element')

createRoot(container).render(
  <StrictMode>
    <App path={window.location.pathname} />
  </StrictMode>,
)
