import { use } from 'react'
import { test } from 'vitest'
import { tableOfTest } from '../../table/testing/tableOfTest'
import { drawWithoutTimers } from '../../table/testing/withoutTimers'
import { TableProvider } from '../../table/useTable'
import { Awaiting } from './Awaiting'
import { assetsFetched } from './assets'

const { draw, appears } = drawWithoutTimers()

function Model({ fetched }: { readonly fetched: Promise<string> }) {
  return <p>{use(fetched)}</p>
}

test('a model is drawn as soon as all is fetched, without the 300 ms that React holds it back after a fallback', async () => {
  let arrive = () => {}
  const fetched = new Promise<string>(done => {
    arrive = () => done('a tankard')
  })
  draw(
    <TableProvider value={tableOfTest()}>
      <i>the table, </i>
      <Awaiting>
        <Model fetched={fetched} />
      </Awaiting>
    </TableProvider>,
  )
  await appears('the table, ')
  arrive()
  assetsFetched.emit()
  await appears('the table, a tankard')
})
