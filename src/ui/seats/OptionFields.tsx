import { type GameOption, type Options, type OptionValue, valuesFor } from '../../rules/game'
import type { BoxedGame } from '../games'
import { WhyLink } from '../rulebook/RuleLink'

interface OptionFieldsProps {
  readonly game: BoxedGame
  readonly options: Options
  /** Who sits at the table: some options name a seat. */
  readonly players: number
  readonly onChange: (id: string, value: OptionValue) => void
}

/** The table options: what each means, its rule, and which value is the usual one. */
export function OptionFields({ game, options, players, onChange }: OptionFieldsProps) {
  const { mainOptions = [] } = game.box
  const main = mainOptions.flatMap(id => game.options.find(option => option.id === id) ?? [])
  const others = game.options.filter(option => !main.includes(option))
  const changed = others.filter(({ id, default: usual }) => options[id] !== usual).length
  const field = (option: GameOption) => (
    <OptionField
      key={option.id}
      game={game}
      option={option}
      players={players}
      value={options[option.id] ?? option.default}
      onChange={value => onChange(option.id, value)}
    />
  )
  return (
    <>
      {main.length > 0 && <div className="main-option">{main.map(field)}</div>}
      {others.length > 0 && (
        <details className="more-options">
          <summary>
            Table options{' '}
            <small>{changed === 0 ? 'all as usual' : `${changed} of ${others.length} changed`}</small>
          </summary>
          <div className="option-grid">{others.map(field)}</div>
        </details>
      )}
    </>
  )
}

function OptionField({
  game,
  option,
  players,
  value,
  onChange,
}: {
  readonly game: BoxedGame
  readonly option: GameOption
  readonly players: number
  readonly value: OptionValue
  readonly onChange: (value: OptionValue) => void
}) {
  const id = `option-${option.id}`
  return (
    <div className="field option" data-changed={value !== option.default}>
      <p className="option-name">
        <label htmlFor={id}>{option.meaning}</label> <WhyLink rule={option.rule} />
      </p>
      <select
        id={id}
        value={option.values.indexOf(value)}
        onChange={event => onChange(option.values[Number(event.target.value)]!)}
      >
        {valuesFor(option, players).map(each => (
          <option key={String(each)} value={option.values.indexOf(each)}>
            {valueWord(game, option.id, each)}
            {each === option.default ? ' (usual)' : ''}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Options carry their unit at the end of their name. */
const units = { Mm: ' mm', Deg: '°' } as const

function valueWord({ box }: BoxedGame, option: string, value: OptionValue): string {
  const word = box.valueWords?.[option]?.find(([each]) => each === value)?.[1]
  if (word) return word
  if (value === true || value === 'on') return 'Yes'
  if (value === false || value === 'off') return 'No'
  const unit = Object.entries(units).find(([end]) => option.endsWith(end))?.[1] ?? ''
  if (typeof value === 'number') return `${value}${unit}`
  const spaced = String(value).replace(
    /([a-z])([A-Z])/g,
    (_, a: string, b: string) => `${a} ${b.toLowerCase()}`,
  )
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
