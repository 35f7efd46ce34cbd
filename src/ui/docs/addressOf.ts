import { docPage } from './pages'

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
  const [, folder, name, anchor = ''] =
    /^(?:\.{1,2}\/)?(rules\/|decisions\/)?([\w-]+)\.md(#.*)?$/.exec(href) ?? []
  if (folder === 'rules/') return `/rules/${name}${anchor}`
  const page = docPage(`${folder ?? ''}${name}`)
  return page && `/docs/${page.name}${anchor}`
}
