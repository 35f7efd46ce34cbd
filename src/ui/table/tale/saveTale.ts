import type { Seat, Tale } from '../../../rules/game'
import { paintChart } from '../../../table/chartPicture'
import type { Table } from '../../../table/part'

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, mark => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark] ?? mark)

/** One page that needs nothing else: the words of the tale, and the chart as a picture where there is one. */
export function taleFile(
  { captain, ship, lines, ending }: Tale,
  name: string,
  picture: string | undefined,
): string {
  const who = captain || name
  const title = ship
    ? `The voyage of the ${ship}`
    : `The voyage of ${who === 'You' ? 'a captain without a name' : who}`
  const told = lines.flatMap((line, index) =>
    line ? [`<li value="${index + 1}">${escaped(line)}</li>`] : [],
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>
body { margin: 2rem auto; max-width: 52rem; padding: 0 1rem; background: #efe3c4; color: #2b2016; font: 1.1rem/1.5 Georgia, serif; }
h1 { font-size: 2rem; }
img { width: 100%; box-shadow: 0 6px 24px rgb(60 36 10 / 45%); }
.end { font-weight: bold; }
</style>
<h1>${escaped(title)}</h1>
<p>told by ${escaped(who === 'You' ? 'the captain' : who)}</p>
<ol>
${told.join('\n')}
</ol>
${ending ? `<p class="end">${escaped(ending)}</p>` : ''}
${picture ? `<img src="${picture}" alt="The map of the voyage">` : ''}
</html>
`
}

/** Hands the page out as a file. */
export async function saveTale(table: Table, tale: Tale, seat: Seat, name: string): Promise<void> {
  const picture = await paintChart(table, seat)
  const address = URL.createObjectURL(new Blob([taleFile(tale, name, picture)], { type: 'text/html' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `voyage-${(tale.ship || tale.captain || name).toLowerCase().replace(/[^a-z0-9]+/g, '-')}.html`
  link.click()
  // The download has taken hold of it by the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}
