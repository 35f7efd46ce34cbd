// @ts-check
/**
 * Loaded into a program that `run.mjs` starts: it ends, with all it has started, when the program that started it is gone
 * and could not even say so.
 */
const end = () => {
  if (process.platform === 'win32') process.exit(1)
  // It is the first of its group.
  process.kill(-process.pid, 'SIGKILL')
}

// Its own workers load this too, and have a channel to it; they are of its group.
if (process.channel && process.env.SEABOX_GROUP === undefined) {
  process.env.SEABOX_GROUP = String(process.pid)
  process.on('disconnect', end)
  process.channel.unref()
}
