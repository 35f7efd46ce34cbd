/** Whose turn it is at the desk: a person is asked or given the dice, behind a curtain where others sit; a computer thinks. */
import type { ThrowRecord } from '../../measure'
import type { Seat, Turn } from '../../rules/game'
import type { Told } from '../../wire'
import type { DeskCore } from './deskCore'
import type { DeskState, Hand } from './deskState'
import type { DeskThrow } from './deskThrow'

type ThrowTurn = Extract<Turn, { kind: 'throw' }>

export interface TurnParts {
  readonly throwing: DeskThrow
  /** Opens a hand that nobody shows. */
  readonly letGo: () => void
}

/** True if a person plays this seat from this screen. */
export function isPlayedHere(
  { chairs }: Pick<DeskState, 'chairs'>,
  seats: Told['seats'],
  seat: Seat,
): boolean {
  return isPerson(seats, seat) && (chairs === 'all' || chairs.includes(seat))
}

/** Dice in a hand have no seed yet: it comes when they are let go. In the hand they lie as they would with this one. */
function inTheHand({ throw: request }: ThrowTurn): ThrowRecord {
  return { version: 1, seed: 'in the hand', request, bangs: [] }
}

/** Who throws: if several may, the first person. */
export function throwerIn({ seats }: Told, turn: ThrowTurn): Seat {
  return turn.seats.find(seat => isPerson(seats, seat)) ?? turn.seats[0]
}

export function isPerson(seats: Told['seats'], seat: Seat): boolean {
  return seats[seat]?.sitter.kind === 'human'
}

/** Shows what is told last, once all before it has been told; true where more is to be told at once. */
export function createTurns(core: DeskCore, { throwing, letGo }: TurnParts) {
  const { get, set } = core
  const isHere = (told: Told, seat: Seat) => isPlayedHere(get(), told.seats, seat)
  /** The position at which the eyes have been asked for. */
  let called = ''

  /** Asks the host for the eyes that this position needs, once; what it shows with them is told next. */
  async function eyesFor(told: Told, wish: 'rest' | 'nobody' | Seat): Promise<'came' | 'stay' | 'curtain'> {
    const { chairs } = get()
    if (chairs !== 'all') {
      // Nobody else looks at this screen, so its own eyes stay, and come back with the chair.
      const own = chairs.find(seat => isHere(told, seat))
      if (own === undefined || own === told.viewer) return 'stay'
      const answer = await core.ask({ kind: 'look as', viewer: own })
      return answer.ok ? 'came' : 'stay'
    }
    if (wish === 'nobody' && told.viewer === 'spectator') return 'stay'
    // The present question may be secret, and others at this screen have followed the one before.
    const isShared = told.seats.filter((_, seat) => isHere(told, seat)).length > 1
    if (wish === told.viewer && !(isShared && told.turn.kind === 'move')) return 'stay'
    const position = `${told.lines.length} ${wish} ${told.seats.map(({ sitter }) => sitter.kind).join()}`
    if (called === position) return 'stay'
    called = position
    const answer = await core.ask(
      wish === 'rest'
        ? { kind: 'rest' }
        : wish === 'nobody'
          ? { kind: 'look as', viewer: 'spectator' }
          : { kind: 'call', seat: wish },
    )
    if (!answer.ok) throw new Error(answer.why)
    if ((answer.value as { curtain: boolean }).curtain) return 'curtain'
    return wish === told.viewer ? 'stay' : 'came'
  }

  const drawn = (seat: Seat) => {
    called = ''
    set({ phase: 'curtain', curtain: { seat }, asked: undefined, hand: undefined, thinking: undefined })
  }

  /** A computer thinks, or a person at another screen chooses. */
  const isWaitingFor = (seat: Seat): false => {
    set({ phase: 'thinking', thinking: seat, asked: undefined, hand: undefined, curtain: undefined })
    return false
  }

  const turns = async (told: Told, isInAir: boolean, signal: AbortSignal): Promise<boolean> => {
    const { turn, seats } = told
    if (turn.kind === 'over') {
      throwing.forget()
      if ((await eyesFor(told, 'nobody')) === 'came') return true
      set({ phase: 'over', asked: undefined, hand: undefined, thinking: undefined, curtain: undefined })
      return false
    }
    if (turn.kind === 'throw') {
      const seat = throwerIn(told, turn)
      if (get().noDice) {
        set({ phase: 'held', hand: undefined, asked: undefined, thinking: undefined, curtain: undefined })
        return false
      }
      const isOurs = isHere(told, seat)
      if (!told.falling) {
        const eyes = await eyesFor(told, isOurs ? seat : 'rest')
        if (signal.aborted) return false
        if (eyes === 'curtain') drawn(seat)
        if (eyes !== 'stay') return eyes === 'came'
        if (!isOurs && isPerson(seats, seat)) return isWaitingFor(seat)
      }
      takeInHand(told, turn, seat, isInAir)
      return false
    }
    // What has only one answer is asked of nobody: the host goes on as soon as all before it has been told.
    if (turn.only) {
      set({ phase: 'telling', asked: undefined, hand: undefined, thinking: undefined, curtain: undefined })
      return false
    }
    const mine = turn.seats.filter(seat => isHere(told, seat))
    const seat = mine.find(one => one === told.viewer) ?? mine[0]
    if (seat === undefined) {
      if ((await eyesFor(told, 'rest')) === 'came') return true
      if (signal.aborted) return false
      return isWaitingFor(turn.seats.find(one => isPerson(seats, one)) ?? turn.seats[0]!)
    }
    const eyes = await eyesFor(told, seat)
    if (signal.aborted) return false
    if (eyes === 'curtain') drawn(seat)
    if (eyes !== 'stay') return eyes === 'came'
    set({ phase: 'asking', curtain: undefined, thinking: undefined, hand: undefined, asked: told.asked })
    return false
  }

  /** Dice are in the hand of a seat, or its fist is raised; what is in the air by now opens that hand by itself. */
  function takeInHand(told: Told, turn: ThrowTurn, seat: Seat, isInAir: boolean): void {
    const { fist, ask, persons, rule, seenBy } = turn
    const { falling, thrown, viewer } = told
    const by = isHere(told, seat) ? 'person' : 'computer'
    const { hand: before, phase } = get()
    const opens = by === 'computer' || fist?.level !== undefined || falling !== undefined
    const isSame = phase === 'held' && before?.seat === seat && before.record.request === turn.throw
    // Other chairs may change while somebody holds the dice.
    if (isSame && !falling && !opens && before.fist?.blows === fist?.blows) return
    const lying = fist ? thrown?.record : undefined
    const record = falling?.record ?? lying ?? (isSame ? before.record : inTheHand(turn))
    const hand: Hand = {
      seat,
      by,
      ask: { text: ask, persons },
      rule,
      record,
      fist: fist && { cocked: fist.cocked, blows: fist.blows },
      isCovered: seenBy !== undefined && (viewer === 'spectator' || !seenBy.includes(viewer)),
      opensByItself: opens,
      isInAir,
    }
    const cleared = { asked: undefined, thinking: undefined, curtain: undefined }
    // The hand of a person here was opened already: the dice fall as soon as they are in the air.
    if (falling && phase === 'falling') {
      set({ ...cleared, hand })
      throwing.begin(record)
      return
    }
    if (!fist) throwing.take(record)
    set({ ...cleared, phase: 'held', hand })
    // Nobody shows the hand, so nobody will open it.
    if (falling && !throwing.isWatched) letGo()
  }

  return {
    turns,
    forget: () => {
      called = ''
    },
  }
}
