/**
 * The hand that throws the dice of a match on the desk, for every game.
 *
 * DeskDice         mounts it: dice are taken from the table, shaken, let go, and fall by the very steps that decide
 * createDeskDice   what the dice are doing; diceOnDesk says which of the table's dice a throw moves
 * handMotion       how dice move in a hand; touchHand: the pointer on them, and the fist on the box
 * DeskSound        what is heard of it
 */
export { DeskDice, type DeskDiceProps } from './DeskDice'
export type { DiceMover, DiceOnDesk } from './diceOnDesk'
