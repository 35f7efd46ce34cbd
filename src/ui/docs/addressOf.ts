/** A heading's address, as forges make it. */
export function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-')
}

/**
 * The place in the app that a link of docs/*.md means; `undefined` for files that only the repository has.
 * Links between documents are written for readers of the repository.
 */
export function addressOf(href: string): string | undefined {
  if (/^(https:|#)/.test(href)) return href
  const [, folder, name, anchor = ''] = /^(?:\.\/)?(rules\/)?([\w-]+)\.md(#.*)?$/.exec(href) ?? []
  if (!name) return undefined
  return folder ? `/rules/${name}${anchor}` : `/docs/${name}${anchor}`
}
