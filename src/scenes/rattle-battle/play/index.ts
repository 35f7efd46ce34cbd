/**
 * What moves on the table of Rattle Battle, and what hands can do there.
 *
 * RattlePlay                      all of it; stands in the table that draws the things
 * rattleDice                      which dice there are, for the hand that throws them (table/hand)
 * createTeller, asTold            events one after another: what is drawn, and the table after each
 * drawingOf, seaInk, SeaInk       lines, numbers and ways over the Sea
 * director, Direction             where the camera looks
 * thingsOf, offered               which things a choice is about
 * Touch, touchThings              clicking and dragging them; ThingSpots tells where they are on the picture
 * shipDrag, dragging, DragInk     a Ship over the Sea: range, ghost, reason, battleDrawing: the Battle that would follow
 * shipInHand, steering            a Ship held over the Sea; carried there by keys
 * sentShips, stowPlan, stowing    Ships for the Baron's hands; Loot into its places
 * Judge                           measuring at any moment, and why this order
 */
export { RattlePlay } from './RattlePlay'
