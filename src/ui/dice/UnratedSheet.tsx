import { Go } from '../route/Go'

/** Instead of the skill, where a game gives no sound worth of a decision. */
export function UnratedSheet() {
  return (
    <section className="sheet" aria-labelledby="dice-skill">
      <h2 id="dice-skill">Was it skill?</h2>
      <p>
        In this game nobody can say soundly what a single decision cost, so none is rated.{' '}
        <Go to="/docs/luck">Why not</Go>
      </p>
    </section>
  )
}
