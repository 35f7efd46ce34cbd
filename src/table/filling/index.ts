/**
 * Moves that are said part by part.
 *
 * fieldsOf    the parts of many moves of one kind, and which move is nearest to a wish
 * filling   what has been said so far; page and table change it alike
 */

export { type Field, stepsOf, type Value, type Values } from './fieldsOf'
export * from './filling'
