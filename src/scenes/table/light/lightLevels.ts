import { Color } from 'three'

/**
 * How bright everything is between day and evening, and between the room's light and the judge's: the judge wants
 * flat light, no glare and true colours.
 */
export interface LightLevels {
  /** Between day (0) and evening (1). */
  hour: number
  lamp: number
  readonly lampColour: Color
  window: number
  readonly windowColour: Color
  sky: number
  readonly skyColour: Color
  readonly groundColour: Color
  oilLamp: number
  flame: number
  environment: number
  exposure: number
  vignette: number
}

const day = {
  hour: 0,
  lamp: 9000,
  lampColour: new Color('#ffc489'),
  window: 2.5,
  windowColour: new Color('#c6dcff'),
  sky: 0.55,
  skyColour: new Color('#d8d6d4'),
  groundColour: new Color('#4a3222'),
  oilLamp: 420,
  flame: 6,
  environment: 0.62,
  exposure: 1.7,
  vignette: 0.5,
}

const evening: typeof day = {
  hour: 1,
  lamp: 9500,
  lampColour: new Color('#ffbe86'),
  window: 0.9,
  windowColour: new Color('#7ea2ff'),
  sky: 0.36,
  skyColour: new Color('#b08a68'),
  groundColour: new Color('#3a2415'),
  oilLamp: 900,
  flame: 9,
  environment: 0.5,
  exposure: 1.85,
  vignette: 0.35,
}

const judge = { lamp: 0.18, window: 0.3, sky: 2.3, oilLamp: 0.1, environment: 0.3, vignette: 0.12 }
/** The judge's light is the same by day and by night. */
const judgeSky = new Color('#e2e0dc')

const mix = (a: number, b: number, share: number) => a + (b - a) * share

export function createLightLevels(): LightLevels {
  return {
    ...day,
    lampColour: new Color(),
    windowColour: new Color(),
    skyColour: new Color(),
    groundColour: new Color(),
  }
}

/** Writes the levels for an hour between day (0) and evening (1), seen by the judge (1) or not (0). */
export function writeLightLevels(out: LightLevels, hour: number, judged: number): void {
  // At night the judge would see the lamp's colours: the judge's view uses daylight.
  const late = hour * (1 - 0.75 * judged)
  out.hour = late
  out.lamp = mix(day.lamp, evening.lamp, late) * mix(1, judge.lamp, judged)
  out.window = mix(day.window, evening.window, late) * mix(1, judge.window, judged)
  out.sky = mix(day.sky, evening.sky, late) * mix(1, judge.sky, judged)
  out.oilLamp = mix(day.oilLamp, evening.oilLamp, late) * mix(1, judge.oilLamp, judged)
  out.flame = mix(day.flame, evening.flame, late)
  out.environment = mix(day.environment, evening.environment, late) * mix(1, judge.environment, judged)
  out.exposure = mix(day.exposure, evening.exposure, late)
  out.vignette = mix(mix(day.vignette, evening.vignette, late), judge.vignette, judged)
  out.lampColour.lerpColors(day.lampColour, evening.lampColour, late)
  out.windowColour.lerpColors(day.windowColour, evening.windowColour, late)
  out.skyColour.lerpColors(day.skyColour, evening.skyColour, late).lerp(judgeSky, judged)
  out.groundColour.lerpColors(day.groundColour, evening.groundColour, late)
}
