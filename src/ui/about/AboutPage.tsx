import { version } from '../../../package.json'
import { House } from '../house/House'

/** Whose work this stands on; the licences ask for some of it, decency for the rest. */
export default function AboutPage() {
  return (
    <House title="Who made what" place={undefined}>
      <div className="sheet narrow">
        <h1>Who made what</h1>
        <p>
          Seabox {version} is free software under the MIT licence. We retell the rules of the games' published
          rulebooks; if a book does not settle something, ours says so and why.
        </p>
        <h2>The games</h2>
        <ul>
          <li>Rolling with the Waves: designed by Karl Lange, published by Ark Angel Games</li>
          <li>
            Rolling Seas: designed by George Jaros (GJJ Games), whose rulebook is under{' '}
            <a href="https://creativecommons.org/licenses/by-nc-sa/4.0/" rel="noreferrer">
              CC BY-NC-SA 4.0
            </a>
          </li>
          <li>
            Rattle, Battle, Grab the Loot, Waves of Fortune and WAVES: by their authors and publishers, with
            thanks
          </li>
        </ul>
        <h2>Symbols and letters</h2>
        <ul>
          <li>
            Symbols by Lorc, Delapouite and the other artists of game-icons.net, under{' '}
            <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">
              CC BY 3.0
            </a>
            ; we have coloured, cut and engraved them
          </li>
          <li>
            Pirata One by Rodrigo Fuenzalida and Nicolas Massi, Alegreya by the Alegreya Project Authors, IM
            Fell by Igino Marini, all under the SIL Open Font License 1.1
          </li>
        </ul>
        <h2>Under the table</h2>
        <p>
          Rapier lets the dice fall, three and React Three Fiber draw them, React sets the words, idb keeps
          the matches, valibot reads what comes from outside. <a href="/licences.txt">All licences in full</a>
        </p>
      </div>
    </House>
  )
}
