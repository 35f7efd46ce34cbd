import { arriving } from '../../table/arriving'
import { shelf } from '../games'
import { House } from '../house/House'
import { Go } from '../route/Go'
import { GameBox } from './GameBox'
import './lobby.css'

const RoomList = arriving(() => import('../room/RoomList'))
const SavedMatches = arriving(
  () => import('../saves/SavedMatches'),
  <section className="sheet saves" aria-label="Your matches" />,
)

const counts = ['No', 'One', 'Two', 'Three', 'Four', 'Five'] as const

const laid = shelf.filter(({ box }) => box.hasTable)

/** The shelf with the games, what was begun, and the ways to everything else. */
export default function LobbyPage() {
  return (
    <House title="" place="/">
      <div className="lobby-hello">
        <h1>Which game tonight?</h1>
        <p>
          {counts[laid.length]} sea {laid.length === 1 ? 'game' : 'games'}, one table, and dice that really
          fall: you see every one of them come to rest.
        </p>
      </div>
      <ul className={`shelf shelf-of-${Math.min(laid.length, 5)}`} aria-label="The games">
        {laid.map(game => (
          <GameBox key={game.id} game={game} />
        ))}
      </ul>
      <div className="lobby-below">
        <div className="lobby-own">
          <RoomList />
          <SavedMatches />
        </div>
        <div className="lobby-asides">
          <aside className="sheet" aria-labelledby="lobby-lab">
            <h2 id="lobby-lab">The lab</h2>
            <p>
              Two people disagree whether a ship is in range? Drop the dice, bang the table, lay the ruler
              against a hull: the judge measures to the tenth of a millimetre and cites the rule.
            </p>
            <p>
              <Go to="/lab" className="button">
                To the lab
              </Go>
            </p>
          </aside>
          <aside className="sheet" aria-labelledby="lobby-dice">
            <h2 id="lobby-dice">Your dice tonight</h2>
            <p>
              Were the dice against you? See what every player has thrown, how far fair dice stray, and let a
              thousand more fall.
            </p>
            <p>
              <Go to="/dice" className="button">
                Count them
              </Go>
            </p>
          </aside>
          <aside className="sheet" aria-labelledby="lobby-open">
            <h2 id="lobby-open">The open table</h2>
            <p>
              Just dice, cards, coins and ships on a table, and no rules: take out what you like, throw it,
              stack it, deal it, knock it over. Or have any of the games set up to play your own way.
            </p>
            <p>
              <Go to="/open" className="button">
                To the open table
              </Go>
            </p>
          </aside>
          <aside className="sheet" aria-labelledby="lobby-kiosk">
            <h2 id="lobby-kiosk">The kiosk</h2>
            <p>
              The table plays by itself, game after game, and anyone who walks up may join in. Only its keeper
              can leave it: hold Escape for three seconds, or rest a finger in the upper left corner.
            </p>
            <p>
              <Go to="/kiosk" className="button">
                Let it play
              </Go>
            </p>
          </aside>
        </div>
      </div>
    </House>
  )
}
