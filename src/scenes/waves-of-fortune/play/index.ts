/**
 * What happens on the table of Waves of Fortune.
 *
 * FortuneTouch, thingsOf, loading   input of the player who is asked; the hold that is filled piece by piece
 * BoardInk                          where a ship may sail, and how far its food carries it home
 * FortuneDirection, createTeller, asTold, lineUpOf   events told one by one, and the camera meanwhile
 */
export { FortunePlay } from './FortunePlay'
