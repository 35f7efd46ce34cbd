/**
 * Choosing on the things of a table.
 *
 * narrow      which choices are left when some things have been picked
 * choosing    what is offered and picked now; highlights follow it
 * listPath    the steps taken in a list that goes by steps
 */
export * from './choosing'
export { choicesBehind, listPathOf, stepInList } from './listPath'
export { differentChoices, type NamedChoice, narrow } from './narrow'
