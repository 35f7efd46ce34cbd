import { createStore, type StoreApi } from 'zustand/vanilla'
import type { GameId } from '../../rules/game'
import type { Desk } from '../desk'
import type { DeskState } from '../desk/deskState'
import type { TableSettings } from '../tableSettings'
import { type Coaching, type Followed, followMoment, hear, silent } from './coaching'
import type { Lesson } from './lesson'
import { momentOf } from './momentOf'

/** Teaches a game while it is played: says a thing when it first matters, and remembers what has been said. */
export interface Coach {
  readonly state: StoreApi<Coaching>
  /** Teaches these lessons to the persons at the desk until the answer is called. */
  teach(game: GameId, lessons: readonly Lesson[]): () => void
  /** What is said has been read; a game that waited for it goes on. */
  heard(): void
  /** Nothing more is to be said, in any game, until the settings ask for it. */
  hush(): void
}

/** The name under which a lesson is kept as learnt. */
export const lessonKey = (game: GameId, { id }: Lesson) => `${game} ${id}`

export function createCoach(desk: Pick<Desk, 'state' | 'pause'>, settings: StoreApi<TableSettings>): Coach {
  const state = createStore<Coaching>(() => silent)
  let taught: { readonly game: GameId; readonly lessons: readonly Lesson[] } | undefined

  const isLearnt = (lesson: Lesson) =>
    !taught || settings.getState().learnt.includes(lessonKey(taught.game, lesson))

  const take = ({ coaching, learnt }: Followed) => {
    const before = state.getState()
    if (coaching === before) return
    // First what is said, so that the desk's own news of the pause find it.
    state.setState(coaching, true)
    if (learnt && taught && !isLearnt(learnt)) {
      const key = lessonKey(taught.game, learnt)
      settings.setState(({ learnt: known }) => ({ learnt: [...known, key] }))
    }
    if (coaching.isHolding !== before.isHolding) desk.pause(coaching.isHolding)
  }

  const follow = (now: DeskState) => {
    if (!taught || now.lookingBack) return
    const { said, isHolding } = state.getState()
    const isTaught = settings.getState().tips && now.told?.match.game === taught.game
    if (!isTaught || !hasPerson(now)) {
      if (said) take({ coaching: silent })
      return
    }
    // Going on in another way counts as having read it.
    if (isHolding && !now.isPaused) take(hear(state.getState(), momentOf(now)))
    else take(followMoment(state.getState(), momentOf(now), taught.lessons, isLearnt))
  }

  return {
    state,
    teach(game, lessons) {
      taught = { game, lessons }
      follow(desk.state.getState())
      const stops = [
        desk.state.subscribe(follow),
        settings.subscribe((now, before) => {
          if (now.tips !== before.tips) follow(desk.state.getState())
        }),
      ]
      return () => {
        for (const stop of stops) stop()
        take({ coaching: silent })
        taught = undefined
      }
    },
    heard() {
      take(hear(state.getState(), momentOf(desk.state.getState())))
    },
    hush() {
      settings.setState({ tips: false })
      take({ coaching: silent })
    },
  }
}

function hasPerson({ told }: DeskState): boolean {
  return told?.seats.some(({ sitter }) => sitter.kind === 'human') ?? false
}
