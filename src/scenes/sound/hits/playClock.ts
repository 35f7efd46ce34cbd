/**
 * Ties the steps of a throw to the clock of the loudspeaker. Each frame says where the picture is; between two frames
 * time runs evenly, so a hit falls when its step falls, at any speed of playback and any frame rate.
 */
export interface PlayClock {
  /** Where the picture was last, in steps; undefined while nothing can be heard. */
  readonly playhead: number | undefined
  /** Steps of the throw that pass in the time of one step; 1 is real time. */
  readonly rate: number
  /** True if the clock began to run, or jumped, with the last frame. */
  readonly isFresh: boolean
  /**
   * @param playhead where the picture is, in steps
   * @param knownStep the last step of which the sounds are known
   * @param now the loudspeaker's time, in seconds
   * @param frameNow the page's time, in seconds
   * @param latency seconds from the loudspeaker's time to the ear
   */
  follow(playhead: number, knownStep: number, now: number, frameNow: number, latency: number): void
  /** Seconds of the loudspeaker's time at which this moment of the throw is due; only while it runs. */
  timeOf(step: number): number
  stop(): void
}

const stepsPerSecond = 120
/** Longer than this without a frame and the picture has been standing still, in seconds. */
const longestGap = 0.4
/** A picture that runs faster than this hurries to its end or is being dragged: nothing of it is heard. */
const fastest = 3
/** Beyond this the clocks are reset, in seconds. */
const mostDrift = 0.05
/** Frames come irregularly; the clocks are drawn together by this share with each. */
const pull = 0.1
/** Steps that must be known ahead before sounds can be handed over early enough to make up for the latency. */
export const stepsAhead = 12
/** Wireless loudspeakers are later than anybody would wait for, in seconds. */
const mostLatency = 0.08
const shortestFrame = 0.008
const longestFrame = 0.1

export function createPlayClock(): PlayClock {
  let playhead: number | undefined
  let audio = 0
  let frameBefore = 0
  let frameSeconds = 1 / 60
  /** The pace between the last two frames, and its mean over the last few. */
  let stretch = 1
  let rate = 1
  let lead = 0
  let isFresh = false

  return {
    get playhead() {
      return playhead
    },
    get rate() {
      return rate
    },
    get isFresh() {
      return isFresh
    },
    follow(next, knownStep, now, frameNow, latency) {
      const gap = frameNow - frameBefore
      frameBefore = frameNow
      const moved = playhead === undefined ? 0 : next - playhead
      // Two frames may be a millisecond apart: that alone does not mean fast-forward.
      const most = 2 + fastest * stepsPerSecond * Math.max(gap, frameSeconds)
      isFresh = playhead === undefined || gap > longestGap || moved < 0 || moved > most
      if (isFresh) {
        playhead = next
        lead = knownStep - next >= stepsAhead ? Math.min(latency, mostLatency) : 0
        audio = now + frameSeconds - lead
        stretch = 1
        rate = 1
        return
      }
      const frame = Math.min(longestFrame, Math.max(shortestFrame, gap))
      // One long frame is a warning of others.
      frameSeconds = frame > frameSeconds ? frame : frameSeconds + (frame - frameSeconds) * 0.05
      // What is drawn now is seen a frame later: sounds are handed over that much later too, and so never too late.
      const target = now + frameSeconds - lead
      const even = audio + gap
      const drift = target - even
      const isTooSoon = even + lead < now + gap / 2
      const at = isTooSoon || Math.abs(drift) > mostDrift ? target : even + drift * pull
      if (moved > 0) {
        stretch = moved / stepsPerSecond / Math.max(0.001, at - audio)
        rate += (Math.min(fastest, moved / stepsPerSecond / Math.max(0.001, gap)) - rate) * 0.3
      }
      playhead = next
      audio = at
    },
    timeOf(step) {
      const ahead = step - playhead!
      return audio + ahead / (stepsPerSecond * (ahead > 0 ? rate : stretch))
    },
    stop() {
      playhead = undefined
    },
  }
}
