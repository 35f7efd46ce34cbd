/** The Adventure cards against the tables of the rules (4.2 to 4.6), written out here again by hand. */
import { describe, expect, test } from 'vitest'
import { adventureCard, questsOf, scenarioPile } from './adventures'
import type { CardEffect, FleetRow, NpAction } from './adventureTypes'

/**
 * Id, name, pile, fleet; the rows with their actions and Strength; Loot; effects with their figures in the order of
 * the rules; tiles and pre-placed dice with their places.
 */
const seaCards = `
A01 Merchant & Co.; soft; 3y 2g; SAIL escape S1, GRAPE S3; 2; lootChain(spices,2)
A02 Fabrics Supply; soft; 2y 2g; SAIL surrender S1, GRAPE away S2; 2; lootChain(fabrics,2)
A03 Unlucky Fellow; soft; 3y 1r; SAIL volley S2, GRAPE S4; 4; chooseLootOnSink(red)
A04 Fire Power; soft; 2y 2g; SAIL volley S3, GRAPE volley S3; 3; discardLootForPart(cannon)
A05 Pillage Time; soft; 2g 2r; SAIL towards S3, GRAPE volley S2; 3; wantedPreBattle(red,126)
A06 Neptune's Anger; soft; 2y 1g 1b; SAIL escape S1, GRAPE S3, blue:any explode(result,players); 3
A07 Fishing Grounds; soft; 3y 1g; SAIL away S1, GRAPE S2; 2; mostTrophiesLoot(1)
A08 Customs House; soft; 3y 1r; SAIL towards S2, GRAPE volley S2; 3; wantedLoot(-1); T8(0,-115,0); red(0,-75)
A09 Tax Collectors; soft; 3g 1r; SAIL S4, GRAPE explode(1) S0; 3; noTrophyTax(1)
A10 Convoy; hard; 3y 3g 1r; SAIL away S3, GRAPE volley S1; 4; wantedExhaustsUpgrade()
A11 Attack the Port!; hard; 2y 3r; SAIL volley S3, GRAPE volley S2; 3; lootChain(rum,3); T8(0,115,0); red(-60,75) red(0,75) red(60,75)
A12 Cannonade; hard; 3g 3r; SAIL volley S3, GRAPE towards S4; 3; freeCannons()
A13 Maze of Rocks; hard; 3g 2r; SAIL away S2, GRAPE volley S3; 3; tilesBlockFire(); T1(-70,70,0) T2(70,60,45) T3(-60,-65,90) T4(65,-70,20)
A14 Naval Blockade; hard; 2g 3r; SAIL volley S4, GRAPE S5; 4; moveCap(63); ; red(-90,0) red(0,95) red(90,0)
A15 Royal Ransom; hard; 2g 2r 1v; SAIL towards S3, GRAPE volley S3, SKULL away S2; 3; sinkBonusLoot(violet,2)
A16 Man-of-War; hard; 2g 2r 1o; SAIL towards S3, GRAPE volley S2, SKULL volley redrop S6; 4; sinkBonusCoin(orange,2)
A17 Norrington; final; 3y 3r 2o; SAIL volley S4, GRAPE S5, SKULL towards(wanted) volley redrop S6; 4; sinkBonusCoin(orange,2)
B01 Boneyard; soft; 2y 2g; SAIL escape S1, GRAPE volley S2; 3; tilesBlockMove(); T5(0,85,0) T6(-85,-30,60) T7(80,-40,-60)
B02 Corsairs!; soft; 2g 2r; SAIL towards S3, GRAPE volley S3; 2; closeLocation()
B03 Smugglers' Cove; soft; 3y 1g; SAIL surrender S1, GRAPE volley S2; 2; shelter(T10); T10(0,-85,0)
B04 Drifting Wreck; soft; 3y 1v; SAIL away S2, GRAPE volley S2, SKULL explode(2) S0; 2; sinkBonusLoot(violet,1); ; violet(85,0)
B05 Rum Runners; soft; 3y 2g; SAIL escape S1, GRAPE surrender S1; 2; surrenderLootType(rum)
B06 Silk Road; soft; 1y 3g; SAIL away S2, GRAPE S4; 2; boarderLootType(fabrics)
B07 Widow's Reef; soft; 2y 2g 1v; SAIL towards S2, GRAPE volley S2, violet:any reef; 3; reef(violet); ; violet(0,80)
B08 The Ferry; soft; 3y 1r 1b; SAIL towards S2, GRAPE volley S3, blue:any ally; 2; allySurvivesLoot(1)
B09 Dead Calm; soft; 2y 2g; SAIL S1, GRAPE volley S2; 3; noSails()
B10 The King is Here; hard; 2g 3r 1o; SAIL volley S3, GRAPE towards S4, orange:any ally SKULL:S6; 3; minShips(2,1) allySunkTax(1) exchangeLoot(valuables,1); ; orange(0,-100)
B11 Ghost Ship; hard; 3g 1r 1v; SAIL away S3, GRAPE volley S3, SKULL towards volley redrop S5; 4; sinkBonusCoin(violet,2)
B12 Maelstrom; hard; 3g 2r; SAIL towards S3, GRAPE volley S3; 4; sinkOnTile(T9); T9(75,75,0)
B13 Powder Barges; hard; 3y 3g; SAIL explode(2) S0, GRAPE explode(1) S0; 4
B14 Spanish Gold; hard; 3r 1o; SAIL volley S3, GRAPE S4, SKULL surrender S6; 3; sinkTakeLoot(orange,valuables,2)
B15 Brethren Court; hard; 2y 2g 2r; SAIL volley S2, GRAPE S4; 3; openFire()
B16 Black Tide; hard; 3y 3r; SAIL towards(captain) volley S3, GRAPE S5; 4
B17 King of the Pirates; final; 3g 3r 1o 1v; SAIL volley S4, GRAPE explode(1) S0, SKULL towards(leader) volley redrop S5; 4; pvpBonusCoin(1)
I01 Fair Wind; intro; 3y; SAIL S1, GRAPE S1; 2
I02 Runaway Merchants; intro; 3y 1g; SAIL escape S1, GRAPE surrender S1; 2
I03 Sea Patrol; intro; 2g 1r; SAIL towards S2, GRAPE volley S2; 2
I05 Powder Barge; intro; 2y 2g; SAIL explode(1) S0, GRAPE away S3; 3
I06 Among the Islands; intro; 2g 1r; SAIL volley S2, GRAPE S4; 3; tilesBlockFire(); T10(0,85,0) T1(-80,-60,0) T2(80,-60,30)
I07 The Governor's Flagship; intro; 2g 2r 1o; SAIL volley S3, GRAPE S4, SKULL volley redrop S6; 3; sinkBonusCoin(orange,2)
`
  .trim()
  .split('\n')

const crazyCards = `
C01 Race; crazy; drop; 1
C02 Brawl; crazy; roll; 1; exchangeLoot(rum,1)
C03 Bombs; crazy; toss; 1; ; T11(0,0,0)
C04 Cannons Ready; crazy; roll; 1
C05 Attack the Prison; crazy; roll; 2
C06 Drinking Contest; crazy; roll; 1
C07 Treasure Map; crazy; drop; 1
C08 Walk the Plank; crazy; toss; 1
C09 Gunner's Ladder; crazy; roll; 2
C10 Odd One Out; crazy; drop; 1
I04 Throwing the Bones; intro; roll; 1
`
  .trim()
  .split('\n')

function actionText(action: NpAction): string {
  if (action.kind === 'explode') {
    return `explode(${action.count ?? 'result'}${action.playersOnly ? ',players' : ''})`
  }
  return action.kind === 'towards' && action.target ? `towards(${action.target})` : action.kind
}

function strengthText({ strength }: FleetRow): readonly string[] {
  if (strength === undefined) return []
  if (typeof strength === 'number') return [`S${strength}`]
  return Object.entries(strength).map(([symbol, value]) => `${symbol}:S${value}`)
}

function effectText({ key, ...figures }: CardEffect): string {
  return `${key}(${Object.values(figures).join(',')})`
}

function cardText(id: string): string {
  const card = adventureCard(id)
  const tiles = card.tiles.map(tile => `${tile.id}(${tile.x},${tile.y},${tile.rotation})`).join(' ')
  const effects = card.effects.map(effectText).join(' ')
  const head = `${card.id} ${card.name}; ${card.pile}`
  const parts =
    card.kind === 'crazy'
      ? [head, card.diceUse, String(card.loot), effects, tiles]
      : [
          head,
          (['yellow', 'green', 'red', 'orange', 'blue', 'violet'] as const)
            .flatMap(colour => (card.fleet[colour] ? [`${card.fleet[colour]}${colour.charAt(0)}`] : []))
            .join(' '),
          Object.entries(card.rows)
            .map(([key, row]) => [key, ...row.actions.map(actionText), ...strengthText(row)].join(' '))
            .join(', '),
          String(card.loot),
          effects,
          tiles,
          card.prePlaced.map(({ colour, x, y }) => `${colour}(${x},${y})`).join(' '),
        ]
  return parts.join('; ').replace(/(; )+$/, '')
}

describe('Adventure cards', () => {
  test.each([...seaCards, ...crazyCards])('%s', line => {
    expect(cardText(line.slice(0, 3))).toBe(line)
  })

  test('RB-35: 44 cards: 9 Soft, 7 Hard and 1 Final of each scenario, 10 Crazy ones of both', () => {
    for (const scenario of ['norrington', 'pirateWars'] as const) {
      const counts = (['soft', 'hard', 'final', 'crazy', 'intro'] as const).map(
        pile => scenarioPile(scenario, pile).length,
      )
      expect(counts).toEqual([9, 7, 1, 10, 0])
    }
    const both = (['soft', 'hard', 'final'] as const).flatMap(pile => [
      ...scenarioPile('norrington', pile),
      ...scenarioPile('pirateWars', pile),
    ])
    expect(new Set([...both, ...scenarioPile('norrington', 'crazy')]).size).toBe(44)
  })

  test('RB-391: the introduction is 7 cards with number 1 on top, and nothing else', () => {
    expect(scenarioPile('intro', 'intro')).toEqual(['I01', 'I02', 'I03', 'I04', 'I05', 'I06', 'I07'])
    expect(scenarioPile('intro', 'crazy')).toEqual([])
  })

  test('RB-41a, RB-392: five Quests with 12 Adventures; four with 7 in the introduction', () => {
    expect(questsOf('norrington')).toEqual([
      ['soft', 'soft'],
      ['soft', 'crazy', 'soft'],
      ['soft', 'crazy', 'hard'],
      ['hard', 'crazy', 'hard'],
      ['final'],
    ])
    expect(questsOf('pirateWars').flat()).toHaveLength(12)
    expect(questsOf('intro').map(quest => quest.length)).toEqual([2, 2, 2, 1])
  })
})
