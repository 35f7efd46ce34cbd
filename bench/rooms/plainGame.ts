/** A game of nothing but plain moves, in turn, for four players: as little work for its rules as there can be. */
export const plainGame = {
  name: 'plain',
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({ moves: [] as number[] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G }: { G: { moves: number[] } }, value: number) => {
      G.moves.push(value)
      if (G.moves.length > 50) G.moves.shift()
    },
  },
}
