import { refuse } from '../../refusal'
import { does } from '../../sentence'
import { checkDrawing } from '../checkDrawing'
import { adventureCard } from '../data/adventures'
import { shapes } from '../data/shapes'
import { drawn, legalDrawings } from '../drawings'
import { spaceName } from '../grid'
import type { MoveRule } from '../moveRule'
import type { PlaceObstacle } from '../moves'
import { cardFor, drawingCaseOf, mapInHands } from '../passing'
import { layDown } from '../placements'
import { anObstacle, obstacleNames } from '../vocabulary'
import { changeMap, leavePending, nameOf, playerAt, say } from '../work'

export const placeObstacle: MoveRule<'placeObstacle'> = {
  rule: 'RS-34',
  phases: ['setupKnownObstacles', 'adventure'],

  check(state, { seat, card, mapOwner, placement }) {
    const due = cardFor(state, seat)
    if (card !== due) {
      const rule = state.phase === 'adventure' ? 'RS-32' : 'RS-24a'
      return refuse(rule, `The card to be drawn is ${due ?? 'none'}`)
    }
    const owner = mapInHands(state, seat)
    if (mapOwner !== owner) {
      const rule = state.phase === 'adventure' ? 'RS-33' : 'RS-24'
      return refuse(rule, `The map in your hands is that of ${nameOf(state, owner)}`)
    }
    return checkDrawing(drawingCaseOf(state, mapOwner), card, placement)
  },

  play(work, { seat, card, mapOwner, placement }) {
    const { drawings } = playerAt(work.state, mapOwner).map
    const { shape, kind } = adventureCard(card)
    const drawing = drawn(card, layDown(shapes[shape], placement)!)
    changeMap(work, mapOwner, { drawings: [...drawings, drawing] })
    const whose =
      mapOwner === seat ? `${does(seat, 'their', 'your')} own map` : `${nameOf(work.state, mapOwner)}'s map`
    const where = drawing.spaces.join(' ')
    const text = `${nameOf(work.state, seat)} ${does(seat, 'draws', 'draw')} ${anObstacle(kind)} on ${whose}: ${where}`
    say(work, 'RS-34', text, 'drawing', { seat, mapOwner, card })
    if (work.state.phase === 'adventure' || cardFor(work.state, seat) === undefined) leavePending(work, seat)
  },

  list(state, seat) {
    const card = cardFor(state, seat)
    if (card === undefined) return []
    const mapOwner = mapInHands(state, seat)
    return legalDrawings(drawingCaseOf(state, mapOwner), card).map(
      ({ placement }): PlaceObstacle => ({ kind: 'placeObstacle', seat, card, mapOwner, placement }),
    )
  },

  name(_, { card, placement }) {
    const { kind, shape } = adventureCard(card)
    const lying = layDown(shapes[shape], placement)
    if (!lying) return obstacleNames[kind]
    const spaces = lying.spaces.map(spaceName).join(' ')
    const way = lying.exit === undefined ? '' : `, flowing out to ${spaceName(lying.exit)}`
    return `${obstacleNames[kind]} on ${spaces}${way}`
  },
}
