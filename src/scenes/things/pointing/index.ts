export type { Area, Grounds } from './grounds'
export { Pointing } from './Pointing'
