import { askDice } from '../../match/fairness/askDice'
import { type DecisionTold, dearest, type SkillTold, skillWords } from '../../match/fairness/skillTold'
import { giveOrTake } from '../../match/fairness/spread'
import { useWeighing } from './useWeighing'
import { WeighingSheet } from './WeighingSheet'

/** Imagined courses that each decision is followed along. */
const worlds = 24
/** This many decisions are named. */
const mostNamed = 5

/** Was it skill? The decisions of people in a finished match, beside what the captain would have done. */
export function SkillSheet({ match }: { readonly match: string }) {
  const [state, start] = useWeighing(async asked => {
    const { skill } = await askDice({ kind: 'grade', match, worlds }, asked)
    return skill?.seats.length ? skill : undefined
  })
  return (
    <WeighingSheet
      id="dice-skill"
      title="Was it skill?"
      intro={`At every decision of a person the captain, a strong computer, says what it would have done with what that person could see. Where it differs, both are played on ${worlds} times in the mind.`}
      offer="Ask the captain"
      again="Ask again"
      busy="The captain is reviewing the match …"
      state={state}
      onStart={start}
      tell={skill => <Told skill={skill} />}
      nothing="This match has no decision that can be rated."
    />
  )
}

function Told({ skill }: { readonly skill: SkillTold }) {
  const named = dearest(skill, mostNamed)
  const nameOf = ({ seat }: DecisionTold) => skill.seats.find(one => one.seat === seat)!.name
  return (
    <>
      <ul>
        {skill.seats.map(one => (
          <li key={one.seat}>{skillWords(one, skill.unit)}</li>
        ))}
      </ul>
      {named.length > 0 && (
        <>
          <h3>What cost most</h3>
          <ol>
            {named.map(one => (
              <li key={one.entry}>
                {nameOf(one)}: “{one.made}”. The captain: “{one.captain}”. It cost {one.cost.toFixed(1)}{' '}
                {skill.unit}
                {giveOrTake(one.costError)}.
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  )
}
