import type { Command } from './answer'
import { apply } from './commands/apply'
import { drop } from './commands/drop'
import { fairness } from './commands/fairness'
import { games } from './commands/games'
import { legal } from './commands/legal'
import { measure } from './commands/measure'
import { newGame } from './commands/new'
import { play } from './commands/play'
import { schema } from './commands/schema'
import { verify } from './commands/verify'
import { view } from './commands/view'

export const commands: ReadonlyMap<string, Command> = new Map([
  ['games', games],
  ['drop', drop],
  ['measure', measure],
  ['fairness', fairness],
  ['new', newGame],
  ['schema', schema],
  ['legal', legal],
  ['apply', apply],
  ['view', view],
  ['play', play],
  ['verify', verify],
])
