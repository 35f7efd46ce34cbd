/** What a table costs before there is a table: React, three and React Three Fiber with nothing to draw. */
import { Canvas } from '@react-three/fiber'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('table')!).render(<Canvas />)
