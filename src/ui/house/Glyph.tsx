import symbols from './symbols.svg'

/** A symbol of symbols.svg in the colour of the text around it. Says nothing: words stand beside it. */
export function Glyph({ name, className }: { readonly name: string; readonly className?: string }) {
  return (
    <svg className={className ? `symbol ${className}` : 'symbol'} viewBox="0 0 512 512" aria-hidden="true">
      <use href={`${symbols}#${name}`} />
    </svg>
  )
}
