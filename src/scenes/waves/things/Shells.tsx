import { DoubleSide } from 'three'
import { shellCount } from '../../../rules/waves/public'
import { partOf, useModel } from '../../table/assets'
import { useSurface } from '../../table/surface'
import { OnThing } from '../../things/pieces/OnThing'
import { shell } from '../layout'
import { shellSize } from '../layout/sizes'

/** Told apart by their shape; the colours are only beautiful. */
const colours = ['#e8c9a4', '#c9a07a', '#d8b6ac', '#e6dfd0', '#cf9a6c'] as const

/** The five Ceremonial Shells. */
export function Shells() {
  return Array.from({ length: shellCount }, (_, index) => <Shell key={shell(index)} index={index} />)
}

function Shell({ index }: { readonly index: number }) {
  const model = useModel('waves-things')
  const stuff = useSurface(
    () => ({
      colour: colours[index % colours.length]!,
      roughness: 0.35,
      coat: { strength: 0.5, roughness: 0.25 },
      side: DoubleSide,
    }),
    [index],
  )
  return (
    <OnThing id={shell(index)} up={-shellSize.height / 2}>
      <mesh geometry={partOf(model, `shell-${index + 1}`)} material={stuff} castShadow receiveShadow />
    </OnThing>
  )
}
