import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Licences under which a library, font or symbol may ship with us. */
const allowed = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'OFL-1.1', 'CC-BY-3.0']

/** Packages that state no licence in package.json, with where it is stated. */
const statedElsewhere: Readonly<Record<string, string>> = {
  // LICENSE in the package
  'node_modules/webgl-constants': 'MIT',
  // LICENSE of https://github.com/pmndrs/react-three-rapier
  'node_modules/@react-three/rapier': 'MIT',
  // LICENSE in the package; socket.io-client needs it for polling, which is not in the page
  'node_modules/xmlhttprequest-ssl': 'MIT',
}

/** Build-time packages whose content ends up in the page. */
const shipped = /^(node_modules\/)?(@fontsource|@iconify-json)\//

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

test('everything that ships has a licence that permits it', () => {
  const packages: Record<string, { dev?: boolean }> = read('package-lock.json').packages
  const shipping = Object.keys(packages).filter(
    path => path !== '' && existsSync(path) && (!packages[path]!.dev || shipped.test(path)),
  )
  expect(shipping.length).toBeGreaterThan(20)
  const refused = shipping
    .map(path => ({ path, licence: read(`${path}/package.json`).license ?? statedElsewhere[path] }))
    .filter(({ licence }) => !allowed.includes(licence))
  expect(refused).toEqual([])
})

test('ATTRIBUTION.md names every direct dependency that ships', () => {
  const { dependencies, devDependencies } = read('package.json')
  const names = [
    ...Object.keys(dependencies),
    ...Object.keys(devDependencies).filter(name => shipped.test(name)),
  ]
  const attribution = readFileSync('ATTRIBUTION.md', 'utf8')
  expect(names.filter(name => !attribution.includes(`| ${name} `))).toEqual([])
})
