import { models } from 'seabox:models'
import { OrbitControls, Stats } from '@react-three/drei'
import { Canvas } from '@react-three/fiber'
import { StrictMode, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { installToneMapping } from '../../src/scenes/table/toneMapping'
import { createTable } from '../../src/table/part'
import { TableProvider } from '../../src/table/useTable'
import { ModelOnStage } from './ModelOnStage'
import type { ModelFacts } from './modelFacts'
import './page.css'
import { TurningDice } from './TurningDice'

const toneMapping = installToneMapping()

const share = (cost: number, most: number) => `${Math.round((100 * cost) / most)} %`

function Costs({ model }: { readonly model: ModelFacts }) {
  const { bytes, maxBytes, triangles, maxTriangles } = model
  return (
    <dl>
      <dt>bytes</dt>
      <dd>
        {bytes} of {maxBytes} ({share(bytes, maxBytes)})
      </dd>
      <dt>triangles</dt>
      <dd>
        {triangles} of {maxTriangles} ({share(triangles, maxTriangles)})
      </dd>
    </dl>
  )
}

function Page() {
  const [name, setName] = useState(() => decodeURIComponent(window.location.hash.slice(1)) || 'dice')
  const [isWired, setWired] = useState(false)
  const show = (wanted: string) => {
    window.location.hash = wanted
    setName(wanted)
  }
  const model = models.find(each => each.name === name)
  return (
    <>
      <nav>
        <h1>Models</h1>
        <label>
          <input type="checkbox" checked={isWired} onChange={event => setWired(event.target.checked)} />{' '}
          wireframe
        </label>
        <button type="button" aria-pressed={name === 'dice'} onClick={() => show('dice')}>
          every kind of die
        </button>
        {models.map(each => (
          <button
            key={each.name}
            type="button"
            aria-pressed={each.name === name}
            onClick={() => show(each.name)}
          >
            {each.name} <small>{share(each.bytes, each.maxBytes)}</small>
          </button>
        ))}
      </nav>
      <main>
        {model && <Costs model={model} />}
        <Canvas shadows="percentage" camera={{ fov: 30, position: [0, 14, 30] }} gl={{ toneMapping }}>
          <color attach="background" args={['#221a14']} />
          <Suspense fallback={null}>
            {model ? <ModelOnStage key={model.name} name={model.name} isWired={isWired} /> : <TurningDice />}
          </Suspense>
          <OrbitControls makeDefault />
        </Canvas>
        <Stats className="stats" />
      </main>
    </>
  )
}

createRoot(document.querySelector('#app')!).render(
  <StrictMode>
    <TableProvider value={createTable()}>
      <Page />
    </TableProvider>
  </StrictMode>,
)
