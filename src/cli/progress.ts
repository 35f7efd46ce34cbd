/** A bar on a terminal, a line every few seconds otherwise; on standard error, where no script reads answers. */
export function showProgress(what: string, total: number): (done: number) => void {
  const { stderr } = process
  const everyMs = stderr.isTTY ? 200 : 5000
  let shown = Date.now()
  return done => {
    if (Date.now() - shown < everyMs) return
    shown = Date.now()
    const share = done / total
    if (!stderr.isTTY) stderr.write(`${done} of ${total} ${what}\n`)
    else {
      const width = 30
      const filled = Math.round(share * width)
      const bar = '█'.repeat(filled).padEnd(width, '░')
      stderr.write(`\r${bar} ${done} of ${total} ${what}${done === total ? '\n' : ''}`)
    }
  }
}
