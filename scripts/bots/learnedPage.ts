import { writeFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'

export interface Learned {
  readonly file: string
  /** Where the weights come from. */
  readonly comment: string
  readonly inputs: number
  readonly hidden: number
  readonly weights: readonly string[]
}

export const textOf = (weights: Float64Array) =>
  [...weights].map(weight => String(Number(weight.toPrecision(4))))

/** A net as a module. */
export async function writeLearned({ file, comment, inputs, hidden, weights }: Learned): Promise<void> {
  const lines: string[] = []
  let line = ''
  for (const weight of weights) {
    if (line.length + weight.length > 110) {
      lines.push(line)
      line = ''
    }
    line += `${line ? ' ' : ''}${weight}`
  }
  const text = [
    `import { netOf } from '${relative(dirname(file), 'src/bots/search')}'`,
    '',
    `/** ${comment} */`,
    `export const learned = netOf(`,
    `  ${inputs},`,
    `  ${hidden},`,
    '  `',
    ...[...lines, line],
    '`,',
    ')',
    '',
  ].join('\n')
  await writeFile(file, text)
}
