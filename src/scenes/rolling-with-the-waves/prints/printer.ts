import { type CrewColour, crewColours } from '../../../rules/rolling-with-the-waves/public'
import { type Pen, type Printer, recipe } from '../../things/prints'
import symbols from '../generated/icons.json'
import { bellSize } from '../layout'
import { crewInk, onCrew, palette } from './palette'

function drawBell(pen: Pen, colour: CrewColour): void {
  const { width, height } = pen
  const { base, deep } = crewInk[colour]
  pen.fill(base)
  pen.rect(0, height * 0.6, width, height * 0.4, deep)
  pen.age(0.4)
  pen.frame(2, 2, width - 4, height - 4, 0.9, palette.gold, 9)
  pen.icon('pirate-flag', 16, height / 2, 17, onCrew(colour))
  pen.icon('pirate-flag', width - 16, height / 2, 17, onCrew(colour))
  pen.text('YARRR!', width / 2, height / 2 + 6.4, {
    face: 'title',
    size: 19,
    colour: onCrew(colour),
    align: 'center',
  })
}

/** What lies on the table as plain cardboard: the plates that are struck to call YARRR. */
export const printer: Printer = {
  symbols,
  recipeOf(print) {
    const colour = crewColours.find(one => print === `yarrr:${one}`) ?? 'red'
    return recipe(bellSize, 6, pen => drawBell(pen, colour))
  },
}
