import { smoothstep } from '../lib/field'
import { icon } from '../lib/icons'
import { fbm, noise } from '../lib/noise'
import { colour, drawMask, makePicture, mixColour, type Picture, ramp, scaleColour } from '../lib/picture'

/** What is seen through the stern windows: late afternoon, the sun low on the left, horizon in the middle. */
const sky = ['#f4d9ac', '#dfe0d2', '#b4cddb', '#86a9c4', '#6b90b4'].map(colour)
const water = ['#9fb6b4', '#5e8c96', '#2f6a7c', '#1d5266', '#12384a'].map(colour)
const sunlit = colour('#fff0cf')

export async function seaView(width: number): Promise<Picture> {
  const height = Math.round(width * 0.65625)
  const ships = await drawMask(
    width,
    height,
    1280,
    840,
    icon('galleon', 850, 408, 44, '#fff') + icon('shooner-sailboat', 500, 413, 20, '#fff'),
  )
  return makePicture(width, height, (x, y) => {
    const u = x / width
    const v = y / height
    const below = v - 0.5
    const sun = Math.exp(-((u - 0.3) ** 2) / 0.02)
    if (below < 0) {
      const up = -below * 2
      let c = ramp(sky, Math.sqrt(up) * 0.95)
      c = mixColour(c, sunlit, 0.75 * sun * Math.exp(-up * 4))
      const far = 1 / (0.12 + up)
      const cloud = fbm(u * 5 * (0.5 + far * 0.16), up * far * 5, 1201, 5)
      c = mixColour(c, [246, 236, 220], 0.75 * smoothstep(0.5, 0.72, cloud) * smoothstep(0, 0.12, up))
      c = mixColour(c, [150, 160, 172], 0.3 * smoothstep(0.62, 0.8, cloud) * smoothstep(0, 0.12, up))
      // A far coast in haze.
      const coast = 0.012 + 0.03 * fbm(u * 9, 3, 1207, 4) * smoothstep(0.58, 0.75, u)
      if (up < coast && u > 0.58) c = mixColour(c, [120, 142, 156], 0.7)
      return mixColour(c, [66, 74, 84], 0.85 * ships.data[y * width + x]!)
    }
    const near = below * 2
    let c = ramp(water, Math.sqrt(near) * 1.05)
    const depth = 1 / (0.02 + near)
    const waves = fbm(u * 14 * (0.4 + depth * 0.12), Math.log(0.02 + near) * 26, 1213, 4)
    c = scaleColour(c, 0.78 + 0.44 * waves)
    // The sun's road on the water, broken by the waves.
    const road = Math.exp(-((u - 0.3) ** 2) / (0.006 + 0.03 * near))
    const sparkle = smoothstep(
      0.52,
      0.66,
      noise(u * 90 * (0.3 + depth * 0.05), Math.log(0.02 + near) * 60, 1217),
    )
    c = mixColour(c, sunlit, road * (0.25 + 0.75 * sparkle) * (1 - 0.6 * near))
    return mixColour(c, [66, 74, 84], 0.8 * ships.data[y * width + x]!)
  })
}
