import { askDice } from '../../match/fairness/askDice'
import { type LuckTold, luckWords } from '../../match/fairness/luckTold'
import { capital } from '../../rules/sentence'
import { useWeighing } from './useWeighing'
import { WeighingSheet } from './WeighingSheet'

/** Each throw is compared with this many others. */
const others = 200

/** Was it luck? The throws of a finished match, each compared with other falls of the same dice. */
export function LuckSheet({ match }: { readonly match: string }) {
  const [state, start] = useWeighing(async asked => {
    const { luck } = await askDice({ kind: 'weigh', match, others }, asked)
    return luck?.throws.length ? luck : undefined
  })
  return (
    <WeighingSheet
      id="dice-luck"
      title="Was it luck?"
      intro={`Every throw of this match falls ${others} times more with other seeds, let go by the same hand. A computer player says what each fall promises each player; fair dice are as often better as worse.`}
      offer="Weigh the luck"
      again="Weigh it again"
      busy="The same dice are falling again …"
      state={state}
      onStart={start}
      tell={luck => <Told luck={luck} />}
      nothing="This match has no throw whose luck can be measured."
    />
  )
}

function Told({ luck: { seats, throws, unit } }: { readonly luck: LuckTold }) {
  return (
    <>
      <ul>
        {seats.map(one => (
          <li key={one.seat}>{capital(luckWords(one, unit))}</li>
        ))}
      </ul>
      <div className="dice-table">
        <table>
          <caption>How many of 100 other falls would have been worse for each player</caption>
          <thead>
            <tr>
              <th scope="col">Throw</th>
              {seats.map(({ seat, name }) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {throws.map(({ entry, when, better }) => (
              <tr key={entry}>
                <th scope="row">{when}</th>
                {better.map((share, seat) => (
                  <td key={seat}>{Math.round(share)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
