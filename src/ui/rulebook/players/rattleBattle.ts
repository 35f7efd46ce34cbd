import type { PlayersEdition } from './edition'

export const rattleBattle: PlayersEdition = {
  needs: [
    {
      show: [
        { die: 'yellow', face: 'n4' },
        { die: 'yellow', face: 'n2' },
        { die: 'yellow', face: 'CANNON' },
      ],
      name: 'Your Ships',
      words:
        'Four dice of your colour. The number is the Strength. A cannon counts 2, and 1 more for each Cannon you own.',
    },
    {
      show: [
        { die: 'clear yellow', face: 'n1' },
        { die: 'clear green', face: 'SAIL' },
        { die: 'clear red', face: 'GRAPE' },
      ],
      name: 'Merchants',
      words:
        'Clear dice, which belong to nobody. You sink them for coins and Loot. A symbol is an order: the card says what they do.',
    },
    {
      show: [
        { picture: 'rattle-battle/sail' },
        { picture: 'rattle-battle/cannon' },
        { picture: 'rattle-battle/hold' },
      ],
      name: 'Sail, Cannon, Hold',
      words: 'Parts of your Galleon. A Sail moves a Ship, Cannons fire, a Hold keeps one Loot.',
    },
    {
      show: [
        { picture: 'rattle-battle/spices' },
        { picture: 'rattle-battle/rum' },
        { picture: 'rattle-battle/fabrics' },
        { picture: 'rattle-battle/valuables' },
      ],
      name: 'Loot',
      words:
        'Spices, Rum, Fabrics and Valuables, drawn from a bag. It pays in port and is worth nothing at the end.',
    },
    {
      show: [{ picture: 'rattle-battle/adventure' }],
      name: 'Adventure card',
      words:
        'Which merchants come, what their symbols do, how strong they are then, and how much Loot there is.',
    },
    {
      show: [{ picture: 'rattle-battle/port' }],
      name: 'Port',
      words: 'Six places, visited after each Quest: Market, Tavern, Shipyard, Workshop, The Pit, Guild.',
    },
    {
      show: [{ picture: 'rattle-battle/sailor' }, { picture: 'rattle-battle/upgrade' }],
      name: 'Sailors and Upgrades',
      words: 'Hired and bought in port. Each one breaks a rule in your favour.',
    },
    {
      show: [{ picture: 'rattle-battle/vp' }],
      name: 'Guild card',
      words: 'Victory points for coins. Only the top card is for sale, and the next one is dearer.',
    },
    {
      show: [{ picture: 'rattle-battle/captain' }],
      name: 'Captain token',
      words: 'Here lie your sunk Ships, and what you have sunk and boarded.',
    },
  ],
  steps: [
    {
      title: 'The drop',
      words:
        'Everybody chooses how many Ships to send. All dice are dropped together with the merchants. If a die leans, bang the table until it lies flat. From then on the dice are left as they lie.',
      examples: [
        {
          show: {
            width: 170,
            height: 84,
            dice: [
              { die: 'yellow', face: 'n4', x: 20, y: 46, yaw: 18 },
              { die: 'clear yellow', face: 'n1', x: 84, y: 68, yaw: 70 },
              { die: 'clear green', face: 'n2', x: 150, y: 16, yaw: 40 },
            ],
            measured: [
              [0, 1],
              [0, 2],
            ],
          },
          words:
            'Lengths go from edge to edge. Short range is 63 mm, the short side of a card: yellow merchant 1 is inside. Green merchant 2 is too far even for long range, 88 mm. RB-66',
        },
      ],
    },
    {
      title: 'Move and fire',
      words:
        'By turns each player moves one Ship, fires once, or passes for good. Exhaust a ready Sail to move a Ship up to long range. Exhaust Cannons to sink a merchant within short range, whatever it shows: one Cannon if your Ship shows the cannon, else two.',
      examples: [
        {
          show: [
            { die: 'yellow', face: 'CANNON' },
            { word: 'and' },
            { picture: 'rattle-battle/cannon' },
            { word: 'or' },
            { die: 'yellow', face: 'n2' },
            { word: 'and' },
            { picture: 'rattle-battle/cannon' },
            { picture: 'rattle-battle/cannon' },
          ],
          words: 'What one shot costs. RB-167',
        },
      ],
    },
    {
      title: 'The battle',
      words:
        'Then the closest pair of a player’s Ship and a merchant fights: the lower number sinks, equal numbers sink both. Then the next closest pair, until one side has no dice left. A strong Ship may fight again and again.',
      examples: [
        {
          show: [{ die: 'yellow', face: 'n4' }, { word: 'beats' }, { die: 'clear yellow', face: 'n1' }],
          words: 'You sink the merchant: a silver coin. RB-211',
        },
        {
          show: [{ die: 'yellow', face: 'n2' }, { word: 'equals' }, { die: 'clear green', face: 'n2' }],
          words: 'Both sink. You get the coin, and your Ship is repaired for one Loot. RB-211 RB-265',
        },
        {
          show: {
            width: 110,
            height: 44,
            dice: [
              { die: 'yellow', face: 'n4', x: 44, y: 22, yaw: 0 },
              { die: 'clear yellow', face: 'n1', x: 60, y: 24, yaw: 0 },
            ],
            measured: [[0, 1]],
          },
          words: 'Your 4 touches the 1 that it sinks: it boards, for one more Loot. RB-220',
        },
      ],
    },
    {
      title: 'Loot and port',
      words:
        'Everybody who took part draws Loot, as much as the card shows. Each sunk Ship of yours comes back for one Loot. The rest needs a place: one under each Ship, one in each Hold. After each Quest you spend it in port.',
      examples: [
        {
          show: [
            { picture: 'rattle-battle/rum' },
            { picture: 'rattle-battle/rum' },
            { word: 'hire' },
            { picture: 'rattle-battle/sailor' },
          ],
          words: 'The Tavern: two Rum, look at three Sailors and keep one. RB-321',
        },
        {
          show: [
            { picture: 'rattle-battle/spices' },
            { picture: 'rattle-battle/fabrics' },
            { word: 'buy' },
            { picture: 'rattle-battle/upgrade' },
          ],
          words: 'The Workshop: one Spice and one Fabric, look at three Upgrades and keep one. RB-325',
        },
        {
          show: [
            { picture: 'rattle-battle/fabrics' },
            { word: 'buys' },
            { picture: 'rattle-battle/sail' },
            { word: 'or' },
            { picture: 'rattle-battle/cannon' },
            { word: 'or' },
            { picture: 'rattle-battle/hold' },
          ],
          words: 'The Shipyard: one Fabric, one Part. RB-324',
        },
      ],
    },
  ],
}
