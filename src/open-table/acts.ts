import {
  atan2Deg,
  cosDeg,
  faceCount,
  isPolyKind,
  lyingPolyRotation,
  lyingRotation,
  multiply,
  polyMarks,
  type Quat,
  rotate,
  sinDeg,
} from '../measure'
import { createRandom } from '../physics/random'
import { layOver } from './laySettled'
import {
  freeSpot,
  heightUnder,
  layOn,
  mostThings,
  type Spot,
  spotOf,
  type TableState,
  thingOf,
} from './tableState'
import {
  type CardFace,
  cardMm,
  faceDownRotation,
  isFaceUp,
  levelRotation,
  mostCards,
  nameOf,
  sizeOf,
  standingHalf,
  type Thing,
  type What,
} from './thing'

/** What hands do to the table at once, without the engine: it only has to lay things down where an act put them. */
export type Act =
  | { readonly act: 'take-out'; readonly what: readonly What[]; readonly at?: Spot }
  | { readonly act: 'put-away'; readonly ids: readonly string[] }
  | { readonly act: 'copy'; readonly ids: readonly string[] }
  | { readonly act: 'lock'; readonly ids: readonly string[]; readonly isLocked: boolean }
  | { readonly act: 'note'; readonly id: string; readonly text: string }
  | { readonly act: 'write'; readonly id: string; readonly text: string }
  | { readonly act: 'flip'; readonly ids: readonly string[] }
  | { readonly act: 'turn'; readonly ids: readonly string[]; readonly degrees: number }
  | { readonly act: 'set-face'; readonly id: string; readonly face: number }
  | { readonly act: 'stack'; readonly ids: readonly string[] }
  | { readonly act: 'join'; readonly id: string; readonly onto: string }
  | { readonly act: 'draw'; readonly id: string; readonly count: number }
  | { readonly act: 'deal'; readonly id: string; readonly each: number; readonly seats: number }
  | { readonly act: 'shuffle'; readonly ids: readonly string[]; readonly seed: string }
  | { readonly act: 'fan'; readonly id: string }
  | { readonly act: 'lay-out'; readonly name: string; readonly things: readonly Omit<Thing, 'id'>[] }
  | { readonly act: 'clear' }

/** The table after an act and what was done in words; or why nothing was. */
export type Done =
  | {
      readonly ok: true
      readonly state: TableState
      readonly does: string
      readonly touched: readonly string[]
    }
  | { readonly ok: false; readonly why: string }

export const mostNoteLetters = 400

const refuse = (why: string): Done => ({ ok: false, why })
const gone = 'That is no longer on the table.'
const full = `The table holds ${mostThings} things; put some away first.`
const hasRoom = (state: TableState, more: number) => state.things.length + more <= mostThings

export function play(state: TableState, act: Act): Done {
  switch (act.act) {
    case 'take-out':
      return takeOut(state, act.what, act.at ?? { x: 0, z: 60 })
    case 'put-away': {
      const away = new Set(act.ids)
      const things = state.things.filter(({ id }) => !away.has(id))
      if (things.length === state.things.length) return refuse(gone)
      return done({ ...state, things }, `${namesOf(state, act.ids)} put away`, [])
    }
    case 'copy': {
      const what = pick(state, act.ids).map(thing => thing.what)
      const at = pick(state, act.ids)[0]
      return at ? takeOut(state, what, spotOf(at)) : refuse(gone)
    }
    case 'lock':
      return change(state, act.ids, act.isLocked ? 'locked' : 'unlocked', thing => {
        const { isLocked: _, ...loose } = thing
        return act.isLocked ? { ...loose, isLocked: true } : loose
      })
    case 'note':
      return change(state, [act.id], act.text ? 'given a note' : 'freed of its note', thing => {
        const { note: _, ...plain } = thing
        const note = act.text.slice(0, mostNoteLetters)
        return note ? { ...plain, note } : plain
      })
    case 'write':
      return change(state, [act.id], 'written on', thing =>
        thing.what.kind === 'pad'
          ? { ...thing, what: { kind: 'pad', text: act.text.slice(0, mostNoteLetters) } }
          : thing,
      )
    case 'flip':
      return change(state, loose(state, act.ids), 'turned over', flipped, locked)
    case 'turn':
      return change(state, loose(state, act.ids), 'turned', thing => turned(thing, act.degrees), locked)
    case 'set-face':
      return setFace(state, act.id, act.face)
    case 'stack':
      return stack(state, act.ids)
    case 'join':
      return join(state, act.id, act.onto)
    case 'draw':
      return draw(state, act.id, act.count)
    case 'deal':
      return deal(state, act.id, act.each, act.seats)
    case 'shuffle':
      return shuffle(state, act.ids, act.seed)
    case 'fan':
      return fan(state, act.id)
    case 'lay-out': {
      const things = act.things
        .slice(0, mostThings)
        .map((thing, index) => ({ ...thing, id: `t${index + state.next}` }))
      return done(
        { things, next: state.next + things.length },
        `${act.name} laid out`,
        things.map(({ id }) => id),
      )
    }
    case 'clear':
      return state.things.length === 0
        ? refuse('The table is bare already.')
        : done({ ...state, things: [] }, 'The table cleared', [])
  }
}

function done(state: TableState, does: string, touched: readonly string[]): Done {
  return { ok: true, state, does: does.charAt(0).toUpperCase() + does.slice(1), touched }
}

const pick = (state: TableState, ids: readonly string[]): Thing[] =>
  ids.flatMap(id => thingOf(state, id) ?? [])

function namesOf(state: TableState, ids: readonly string[]): string {
  const things = pick(state, ids)
  return things.length === 1 ? nameOf(things[0]!.what) : `${things.length} things`
}

/** Locked things stay where they are, also among others that are turned. */
const loose = (state: TableState, ids: readonly string[]): readonly string[] =>
  ids.filter(id => !thingOf(state, id)?.isLocked)
const locked = 'It is locked.'

function change(
  state: TableState,
  ids: readonly string[],
  does: string,
  how: (thing: Thing) => Thing,
  whyNone = gone,
): Done {
  const touched = pick(state, ids).map(({ id }) => id)
  if (touched.length === 0) return refuse(ids.length > 0 ? gone : whyNone)
  const chosen = new Set(touched)
  const things = state.things.map(thing => (chosen.has(thing.id) ? how(thing) : thing))
  return done({ ...state, things }, `${namesOf(state, ids)} ${does}`, touched)
}

function takeOut(state: TableState, what: readonly What[], at: Spot): Done {
  if (!hasRoom(state, what.length)) return refuse(full)
  const things = [...state.things]
  let { next } = state
  for (const one of what) {
    const spot = freeSpot(things, one, at)
    things.push(layOn(spot, one, `t${next++}`, 0, heightUnder(things, one, spot)))
  }
  const touched = things.slice(state.things.length).map(({ id }) => id)
  const name = what.length === 1 ? nameOf(what[0]!) : `${what.length} things`
  return done({ things, next }, `${name} taken out`, touched)
}

/** Turned over about its own long axis: it keeps its heading, and what it lay on still bears it. */
function flipped(thing: Thing): Thing {
  const rotation = multiply(thing.pose.rotation, [0, 0, 1, 0])
  return { ...thing, pose: { ...thing.pose, rotation } }
}

function turned(thing: Thing, degrees: number): Thing {
  const turn: Quat = [0, sinDeg(degrees / 2), 0, cosDeg(degrees / 2)]
  return { ...thing, pose: { ...thing.pose, rotation: multiply(turn, thing.pose.rotation) } }
}

/** How far a thing is turned about the vertical, by where its near edge looks, whichever side is up. */
export function yawOf({ rotation }: Thing['pose']): number {
  const [x, , z] = rotate(rotation, [0, 0, 1])
  return atan2Deg(x, z)
}

function setFace(state: TableState, id: string, face: number): Done {
  const thing = thingOf(state, id)
  if (!thing) return refuse(gone)
  const { what } = thing
  if (what.kind !== 'die') return refuse('Only dice are turned to a face.')
  const faces = isPolyKind(what.die) ? polyMarks(what.die).length : faceCount(what.die)
  if (!Number.isInteger(face) || face < 1 || face > faces)
    return refuse(`This die has the faces 1 to ${faces}.`)
  const rotation = isPolyKind(what.die)
    ? lyingPolyRotation(what.die, face, 0)
    : lyingRotation(what.die, face, 0)
  return change(state, [id], `turned to ${face}`, one => ({ ...one, pose: { ...one.pose, rotation } }))
}

const asFaces = (cards: readonly CardFace[], isUp: boolean): readonly CardFace[] =>
  isUp ? cards : cards.toReversed().map(({ front, back }) => ({ front: back, back: front }))

const sameSize = (a: What, b: What) => {
  const [one, other] = [sizeOf(a), sizeOf(b)]
  return one.width === other.width && one.depth === other.depth
}

/** One pile of cards laid on another as it lies: the upper cards keep the side that they show. */
function join(state: TableState, id: string, onto: string): Done {
  const upper = thingOf(state, id)
  const lower = thingOf(state, onto)
  if (!upper || !lower || id === onto) return refuse(gone)
  if (upper.what.kind !== 'cards' || lower.what.kind !== 'cards' || !sameSize(upper.what, lower.what))
    return refuse('Only cards of one size make a pile.')
  if (upper.what.cards.length + lower.what.cards.length > mostCards)
    return refuse(`A pile has ${mostCards} cards at most.`)
  const isUp = isFaceUp(lower.pose)
  const added = asFaces(upper.what.cards, isFaceUp(upper.pose) === isUp)
  const cards = isUp ? [...lower.what.cards, ...added] : [...added, ...lower.what.cards]
  const name = upper.what.name === lower.what.name ? lower.what.name : 'Mixed'
  const what: What = { ...lower.what, name, cards }
  const grown: Thing = { ...lower, what, pose: standing(what, spotOf(lower), lower.pose.rotation) }
  const things = state.things.flatMap(thing => (thing.id === id ? [] : thing.id === onto ? [grown] : [thing]))
  return done({ ...state, things }, `${nameOf(upper.what)} laid on ${nameOf(lower.what)}`, [onto])
}

function standing(what: What, { x, z }: Spot, rotation: Quat, under = 0): Thing['pose'] {
  const half = standingHalf({ what, pose: { position: [0, 0, 0], rotation } })
  return { position: [x, under + half, z], rotation }
}

/** Cards become one pile, all else is set one on another, the broadest below. */
function stack(state: TableState, ids: readonly string[]): Done {
  const chosen = pick(state, ids).filter(({ isLocked }) => !isLocked)
  if (chosen.length < 2) return refuse('Choose two or more loose things to stack.')
  const first = chosen[0]!
  if (chosen.every(({ what }) => what.kind === 'cards' && sameSize(what, first.what))) {
    let now = state
    for (const { id } of chosen.slice(1)) {
      const joined = join(now, id, first.id)
      if (!joined.ok) return joined
      now = joined.state
    }
    return done(now, `${chosen.length} piles made one`, [first.id])
  }
  const spot = spotOf(first)
  const order = chosen.toSorted((a, b) => sizeOf(b.what).width - sizeOf(a.what).width)
  let under = 0
  const poses = new Map<string, Thing['pose']>()
  for (const { id, what } of order) {
    poses.set(id, standing(what, spot, levelRotation(0), under))
    under += sizeOf(what).height
  }
  const things = state.things.map(thing => ({ ...thing, pose: poses.get(thing.id) ?? thing.pose }))
  return done({ ...state, things }, `${chosen.length} things stacked`, ids)
}

type Pile = Thing & { readonly what: Extract<What, { kind: 'cards' }> }

function pileOf(state: TableState, id: string): Pile | undefined {
  const thing = thingOf(state, id)
  return thing?.what.kind === 'cards' ? (thing as Pile) : undefined
}

/** Takes cards from the top of a pile as it lies, one after another; the last ones that are left become a card. */
function takeFrom(
  pile: Pile,
  count: number,
): { readonly taken: readonly CardFace[]; readonly left: readonly CardFace[] } {
  const { cards } = pile.what
  const number = Math.min(count, cards.length)
  return isFaceUp(pile.pose)
    ? { taken: cards.slice(cards.length - number).toReversed(), left: cards.slice(0, cards.length - number) }
    : { taken: cards.slice(0, number), left: cards.slice(number) }
}

function withPile(
  state: TableState,
  pile: Pile,
  left: readonly CardFace[],
  added: readonly Thing[],
): TableState {
  const what: What = { ...pile.what, cards: left }
  const things = state.things.flatMap(thing => {
    if (thing.id !== pile.id) return [thing]
    return left.length === 0
      ? []
      : [{ ...pile, what, pose: standing(what, spotOf(pile), pile.pose.rotation) }]
  })
  return { things: [...things, ...added], next: state.next + added.length }
}

const single = (pile: Pile, card: CardFace): What => ({ ...pile.what, cards: [card] })

function draw(state: TableState, id: string, count: number): Done {
  const pile = pileOf(state, id)
  if (!pile) return refuse('Cards are drawn from a pile.')
  if (pile.what.cards.length === 1) return refuse('A single card is all there is.')
  const { taken, left } = takeFrom(pile, Math.max(1, Math.floor(count)))
  if (!hasRoom(state, taken.length)) return refuse(full)
  const others = state.things
  const added: Thing[] = []
  const yaw = yawOf(pile.pose)
  const { width } = sizeOf(pile.what)
  for (const [index, card] of taken.entries()) {
    const what = single(pile, card)
    const beside = { x: pile.pose.position[0] + width + 12, z: pile.pose.position[2] }
    const spot = freeSpot([...others, ...added], what, beside)
    added.push({ id: `t${state.next + index}`, what, pose: standing(what, spot, faceOf(pile, yaw)) })
  }
  const does = taken.length === 1 ? `a card drawn from ${nameOf(pile.what)}` : `${taken.length} cards drawn`
  return done(
    withPile(state, pile, left, added),
    does,
    added.map(one => one.id),
  )
}

/** Drawn and dealt cards show what the pile showed. */
const faceOf = (pile: Pile, yaw: number): Quat =>
  isFaceUp(pile.pose) ? levelRotation(yaw) : faceDownRotation(yaw)

/** How far from the middle the things of a seat lie: all of them are in sight at once, in mm. */
const seatRing = { x: 390, z: 285 } as const

/** Seats around the table: the first is the south, then clockwise as seen from above; with the way they look. */
export function seatSpots(seats: number): readonly { readonly spot: Spot; readonly yawDeg: number }[] {
  return Array.from({ length: seats }, (_, seat) => {
    const angle = (seat * 360) / seats
    return {
      spot: { x: 0 - sinDeg(angle) * seatRing.x, z: cosDeg(angle) * seatRing.z },
      yawDeg: 0 - angle,
    }
  })
}

/** One card after another, round by round, into a row before each seat. */
function deal(state: TableState, id: string, each: number, seats: number): Done {
  const pile = pileOf(state, id)
  if (!pile) return refuse('Cards are dealt from a pile.')
  const isCount = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most
  if (!isCount(each, 20) || !isCount(seats, 8)) return refuse('Deal 1 to 20 cards to each of 1 to 8 players.')
  if (pile.what.cards.length < each * seats)
    return refuse(`${each * seats} cards are needed; the pile has ${pile.what.cards.length}.`)
  const { taken, left } = takeFrom(pile, each * seats)
  if (!hasRoom(state, taken.length)) return refuse(full)
  const { width } = sizeOf(pile.what)
  const places = seatSpots(seats)
  // Side by side while there is room, then lapping over each other.
  const step = Math.min(width + 6, 420 / each)
  const lying = withPile(state, pile, left, []).things
  const added: Thing[] = []
  for (const [index, card] of taken.entries()) {
    const { spot, yawDeg } = places[index % seats]!
    const round = Math.floor(index / seats)
    const aside = (round - (each - 1) / 2) * step
    const what = single(pile, card)
    const at = { x: spot.x + cosDeg(yawDeg) * aside, z: spot.z - sinDeg(yawDeg) * aside }
    const dealt = { id: `t${state.next + index}`, what, pose: standing(what, at, faceOf(pile, yawDeg)) }
    added.push(layOver(dealt, [...lying, ...added]))
  }
  const does = `${each} ${each === 1 ? 'card' : 'cards'} dealt to each of ${seats}`
  return done(
    withPile(state, pile, left, added),
    does,
    added.map(one => one.id),
  )
}

function shuffle(state: TableState, ids: readonly string[], seed: string): Done {
  const piles = ids.flatMap(id => pileOf(state, id) ?? []).filter(({ what }) => what.cards.length > 1)
  if (piles.length === 0) return refuse('A pile of cards can be shuffled.')
  const random = createRandom(seed)
  const orders = new Map(
    piles.map(({ id, what }) => {
      const cards = [...what.cards]
      for (let last = cards.length - 1; last > 0; last--) {
        const other = random.index(last + 1)
        ;[cards[last], cards[other]] = [cards[other]!, cards[last]!]
      }
      return [id, cards] as const
    }),
  )
  return change(state, [...orders.keys()], 'shuffled', thing => ({
    ...thing,
    what: { ...(thing as Pile).what, cards: orders.get(thing.id)! },
  }))
}

/** A pile spread before the reader, each card lapping over the one before, on an arc. */
function fan(state: TableState, id: string): Done {
  const pile = pileOf(state, id)
  if (!pile || pile.what.cards.length < 2) return refuse('A pile of cards can be fanned.')
  const { cards } = pile.what
  if (cards.length > 30) return refuse('A fan has 30 cards at most: draw some first.')
  if (!hasRoom(state, cards.length - 1)) return refuse(full)
  const { taken } = takeFrom(pile, cards.length)
  const yaw = yawOf(pile.pose)
  const spread = Math.min(84, (cards.length - 1) * 9)
  const radius = 170
  // Lowest first: the left one lies lowest, as in a hand.
  const added = taken.toReversed().map((card, index): Thing => {
    const share = index / (cards.length - 1) - 0.5
    const angle = yaw - share * spread
    const what = single(pile, card)
    const [sin, cos] = [sinDeg(angle), cosDeg(angle)]
    const { x, z } = spotOf(pile)
    const at = {
      x: x - sin * radius + sinDeg(yaw) * radius,
      z: z - cos * radius + cosDeg(yaw) * radius,
    }
    return {
      id: `t${state.next + index}`,
      what,
      pose: standing(what, at, faceOf(pile, angle), index * cardMm.height),
    }
  })
  return done(
    withPile(state, pile, [], added),
    `${cards.length} cards fanned`,
    added.map(one => one.id),
  )
}
