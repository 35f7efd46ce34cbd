import type { Refusal, Seat } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { does } from '../../sentence'
import { isSailorId, sailorCard } from '../data/sailors'
import { checkReady, exhaust } from '../goods/upgradeState'
import type { MoveRule } from '../moveRule'
import type { UseSailor } from '../moves'
import { skillOf } from '../sailors/skills'
import type { OwnedSailor, RattleState } from '../state'
import { nameOf, playerAt } from '../table'
import { changePlayer, say } from '../work'
import { checkFields } from './checkFields'

/** RB-250, RB-252: in phase 8 follow the card of a Sea Sailor. */
export const useSeaSailor: MoveRule<'useSailor'> = {
  rule: 'RB-252',
  phases: ['sailors'],

  check(state, use) {
    const { seat, sailorId } = use
    const owned = sailorOf(state, seat, sailorId)
    if (!owned) return refuse('RB-252', 'This Sailor is not one of yours')
    const skill = skillOf(sailorId)
    const { name } = sailorCard(sailorId)
    if (!skill) return refuse('RB-252', `${name} is no Sailor to be used at Sea`)
    return (
      checkUses(state, use, owned) ??
      checkFields(use, ['sailorId', 'again'], skill.fields) ??
      skill.check(state, use)
    )
  },

  play(work, use) {
    const { seat, sailorId, again } = use
    if (again) exhaust(work, seat, 'U08')
    const sailors = playerAt(work.state, seat).sailors.map(sailor =>
      sailor.id === sailorId ? { ...sailor, uses: sailor.uses + 1 } : sailor,
    )
    changePlayer(work, seat, { sailors })
    say(
      work,
      'RB-252',
      `${nameOf(work.state, seat)} ${does(seat, 'uses', 'use')} ${wordsOfUse(work.state, use)}`,
      {
        kind: 'sailor',
        data: { seat, sailorId },
      },
    )
    skillOf(sailorId)!.play(work, use)
  },

  list: (state, seat) =>
    playerAt(state, seat).sailors.flatMap(({ id, uses }) => {
      const use: UseSailor = { kind: 'useSailor', seat, sailorId: id, ...(uses > 0 && { again: true }) }
      return skillOf(id)?.list(state, use) ?? []
    }),

  name: (state, use) => `Use ${wordsOfUse(state, use)}`,
}

function wordsOfUse(state: RattleState, use: UseSailor): string {
  const { sailorId, again } = use
  const detail = skillOf(sailorId)?.name(state, use) ?? ''
  return `${sailorCard(sailorId).name}${again ? " again by Heaven's Kitchen" : ''}${detail && `: ${detail}`}`
}

function sailorOf(state: RattleState, seat: Seat, id: string): OwnedSailor | undefined {
  return isSailorId(id) ? playerAt(state, seat).sailors.find(sailor => sailor.id === id) : undefined
}

/** Once, and a second time by Heaven's Kitchen (U08). */
function checkUses(state: RattleState, { seat, again }: UseSailor, owned: OwnedSailor): Refusal | undefined {
  const { name } = sailorCard(owned.id)
  if (!again) return owned.uses > 0 ? refuse('RB-250', `${name} has been used already`) : undefined
  return firstOf(
    () =>
      owned.uses !== 1 && refuse('RB-164', "Heaven's Kitchen gives a Sailor who has been used a second use"),
    () => checkReady(state, seat, 'U08'),
  )
}
