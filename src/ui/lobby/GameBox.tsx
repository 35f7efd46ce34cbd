import { type BoxedGame, minutesWord, playersWord } from '../games'
import { Go } from '../route/Go'

/** A game as a box on the shelf: cover, spine and lid, with a brass plate for players and length. */
export function GameBox({ game }: { readonly game: BoxedGame }) {
  const { id, title, box } = game
  return (
    <li className="shelf-place">
      <Go to={`/new/${id}`} className="game-box" aria-label={title}>
        <span className="box-scene" aria-hidden="true">
          <span className="box-body">
            <img className="box-front" src={`/boxes/${id}.webp`} alt="" width={640} height={800} />
            <span className={`box-side spine-${box.spine}`}>
              <span>{title}</span>
            </span>
          </span>
          <span className="box-shadow" />
        </span>
      </Go>
      <span className="plank" aria-hidden="true" />
      <p className="plate">
        <span>{playersWord(game)}</span> <span>{minutesWord(box)}</span>
      </p>
      <p className="box-word">{box.word}</p>
    </li>
  )
}
