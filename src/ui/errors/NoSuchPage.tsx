import { House } from '../house/House'
import { Go } from '../route/Go'

export default function NoSuchPage({ path }: { readonly path: string }) {
  return (
    <House title="Nothing lies here" place={undefined}>
      <div className="sheet narrow">
        <h1>Nothing lies here</h1>
        <p>
          The chart shows no page at <code>{path}</code>.
        </p>
        <p>
          <Go to="/" className="button">
            Back to the lobby
          </Go>
        </p>
      </div>
    </House>
  )
}
