/**
 * Choosing on the things of a table.
 *
 * narrow      which choices are left when some things have been picked
 * choosing    what is offered and picked now; highlights follow it
 */
export * from './choosing'
export { differentChoices, type NamedChoice, narrow } from './narrow'
