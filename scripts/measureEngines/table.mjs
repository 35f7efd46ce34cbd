// @ts-check

/** A padded Markdown table. @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
export function table(head, rows) {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map(row => row[column]?.length ?? 0)),
  )
  /** @param {readonly string[]} cells */
  const line = cells =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  return [line(head), line(widths.map(width => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
