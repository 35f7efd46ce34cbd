import { inline } from './inline'
import type { Block, ListItem } from './rulebook'
import { provenanceOf } from './rulebook'

/** One block of a rulebook. Rules carry their id as an anchor, and say where they come from. */
export function BookBlock({ block, find }: { readonly block: Block; readonly find?: readonly string[] }) {
  switch (block.kind) {
    case 'text':
      return <p>{inline(block.text, find)}</p>
    case 'rule':
      return (
        <div className={`rule rule-${provenanceOf(block.text) ?? 'plain'}`} id={block.id} tabIndex={-1}>
          <p>
            <a className="rule-id" href={`#${block.id}`}>
              {block.id}
            </a>{' '}
            {inline(block.text, find)}
          </p>
          <Below blocks={block.below} find={find} />
        </div>
      )
    case 'list':
      return block.ordered ? <ol>{items(block.items, find)}</ol> : <ul>{items(block.items, find)}</ul>
    case 'table':
      return <BookTable block={block} find={find} />
    case 'drawing':
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to scroll it
      return <pre tabIndex={0}>{block.text}</pre>
  }
}

type Find = { readonly find?: readonly string[] | undefined }

function Below({ blocks, find }: { readonly blocks?: readonly Block[] | undefined } & Find) {
  if (!blocks) return null
  return (
    <div className="rule-below">
      {blocks.map((one, index) => (
        <BookBlock key={index} block={one} {...(find && { find })} />
      ))}
    </div>
  )
}

function items(list: readonly ListItem[], find: Find['find']) {
  return list.map((one, index) => (
    <li key={index}>
      {inline(one.text, find)}
      <Below blocks={one.below} find={find} />
    </li>
  ))
}

function BookTable({
  block: { head, rows },
  find,
}: { readonly block: Extract<Block, { kind: 'table' }> } & Find) {
  const hasHead = head.some(cell => cell !== '')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to scroll it
    // biome-ignore lint/a11y/useSemanticElements: no set of fields, and no landmark either: a book has forty of them
    <div className="book-table" role="group" tabIndex={0} aria-label="A table">
      <table>
        {hasHead && (
          <thead>
            <tr>
              {head.map((cell, column) => (
                <th key={column} scope="col">
                  {inline(cell, find)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) =>
                column === 0 && !hasHead ? (
                  <th key={column} scope="row">
                    {inline(cell, find)}
                  </th>
                ) : (
                  <td key={column}>{inline(cell, find)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
