import sharp from 'sharp'
import { rays, swell } from './boxes/draw'
import { die, dieColours, splash } from './boxes/things'
import type { Asset, Built } from './lib/asset'
import { sha256 } from './lib/manifest'

/** A die that falls into the sea before the sun. `safe` keeps it inside the circle that every phone leaves whole. */
function drawing(safe: boolean): string {
  const inner =
    '<rect x="-60" y="-60" width="440" height="440" fill="#e39a4c"/>' +
    '<rect x="-60" y="-60" width="440" height="200" fill="#c96a3a"/>' +
    rays(160, 178, 26, 400, '#f8dc96', 0.32) +
    '<circle cx="160" cy="178" r="92" fill="#fbe6a8"/>' +
    swell({ y: 214, height: 16, length: 92, phase: 0.2, fill: '#1d6573', crest: '#efe1b6', lines: 3 }) +
    die(160, 148, 74, -12, dieColours.red, [5, 3, 1]) +
    splash(160, 236, 2.3, '#f6ead0') +
    swell({ y: 262, height: 20, length: 112, phase: 0.7, fill: '#124a5e', crest: '#efe1b6', lines: 4 }) +
    swell({ y: 306, height: 20, length: 128, phase: 0.3, fill: '#0b3044', crest: '#d8d2ae', lines: 3 }) +
    '<rect x="-60" y="318" width="440" height="80" fill="#0b3044"/>'
  const shape = safe ? '<rect width="320" height="320"/>' : '<rect width="320" height="320" rx="72"/>'
  const scale = safe ? 'translate(160 160) scale(0.84) translate(-160 -160)' : ''
  return `<clipPath id="shape">${shape}</clipPath><g clip-path="url(#shape)"><rect width="320" height="320" fill="#0b3044"/><g transform="${scale}">${inner}</g></g>`
}

function appIcon(name: string, pixels: number, safe: boolean): Asset {
  return {
    file: `public/icons/${name}.png`,
    load: 'later',
    maxBytes: 160_000,
    make: async (): Promise<Built> => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 320 320">${drawing(safe)}</svg>`
      const image = sharp(Buffer.from(svg))
      const raw = await image.clone().raw().toBuffer()
      return {
        bytes: await image.png({ compressionLevel: 9, palette: true }).toBuffer(),
        pixels: sha256(raw),
      }
    },
  }
}

/** For what asks for /favicon.ico without having read a page: one picture of 32 pixels in the container of Windows. */
const favicon: Asset = {
  file: 'public/favicon.ico',
  load: 'later',
  maxBytes: 6_000,
  make: async (): Promise<Built> => {
    const pixels = 32
    const { bytes: png, ...rest } = await appIcon('favicon', pixels, false).make()
    const head = Buffer.alloc(22)
    head.writeUInt16LE(1, 2)
    head.writeUInt16LE(1, 4)
    head.writeUInt8(pixels, 6)
    head.writeUInt8(pixels, 7)
    head.writeUInt16LE(1, 10)
    head.writeUInt16LE(32, 12)
    head.writeUInt32LE(png.length, 14)
    head.writeUInt32LE(head.length, 18)
    return { ...rest, bytes: Buffer.concat([head, png]) }
  },
}

/** What stands on a phone or desktop once Seabox is installed there. */
export const appIcons: readonly Asset[] = [
  appIcon('icon-192', 192, false),
  appIcon('icon-512', 512, false),
  appIcon('maskable-512', 512, true),
  favicon,
]
