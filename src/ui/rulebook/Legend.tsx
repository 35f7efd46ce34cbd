import { provenanceWords } from './inline'

/** What is given and what is reconstructed, said before anybody reads. */
export function Legend() {
  return (
    <dl className="book-legend">
      <div>
        <dt>
          <span className="from from-given">{provenanceWords.given}</span>
        </dt>
        <dd>The printed rulebook says so.</dd>
      </div>
      <div>
        <dt>
          <span className="from from-inferred">{provenanceWords.inferred}</span>
        </dt>
        <dd>It follows from what is printed.</dd>
      </div>
      <div>
        <dt>
          <span className="from from-decided">{provenanceWords.decided}</span>
        </dt>
        <dd>The rulebook says nothing or cannot be read here. We decided, and say why.</dd>
      </div>
    </dl>
  )
}
