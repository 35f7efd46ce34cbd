// @ts-check
/*
 * Runs in every measured page before its own scripts, the same for all. What is asked of it stands in the address:
 * `visit` notes when the first frame is really there; `swift` leaves nothing to draw behind every draw call, which is
 * made all the same, so that frames come as fast as with a graphics card, whatever machine this is; `count` does so too and counts what would be drawn.
 */
{
  const probe = {
    /** When the first drawn frame was there, in ms since 1970; undefined before. */
    firstFrame: /** @type {number | undefined} */ (undefined),
    /** When dice could first be thrown, in ms since 1970. */
    readyAt: /** @type {number | undefined} */ (undefined),
    frames: 0,
    mostCalls: 0,
    mostTriangles: 0,
    /** Counts frames until the answer is called. */
    watch() {
      probe.frames = 0
      let isWatching = true
      const tick = () => {
        if (!isWatching) return
        probe.frames++
        requestAnimationFrame(tick)
      }
      requestAnimationFrame(tick)
      return () => {
        isWatching = false
      }
    },
    now: () => performance.timeOrigin + performance.now(),
  }
  Object.assign(window, { probe })

  const asked = new URLSearchParams(window.location.search)
  const contexts = [WebGL2RenderingContext.prototype, WebGLRenderingContext.prototype]
  const draws = ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']

  /** @param {(name: string, real: Function) => Function} made @param {string[]} names */
  const replace = (names, made) => {
    /** @type {(() => void)[]} */
    const undo = []
    for (const prototype of /** @type {any[]} */ (contexts))
      for (const name of names) {
        const real = prototype[name]
        prototype[name] = made(name, real)
        undo.push(() => {
          prototype[name] = real
        })
      }
    return () => {
      for (const each of undo) each()
    }
  }

  if (asked.has('count')) countDraws()
  else if (asked.has('swift')) emptyDraws()
  else watchFirstFrame()

  function emptyDraws() {
    replace(draws, (name, real) => {
      const count = name.startsWith('drawElements') ? 1 : 2
      return draw
      /** @this {any} @param {number[]} args */
      function draw(...args) {
        args[count] = 0
        return real.apply(this, args)
      }
    })
    // A handful a frame, each of which costs a machine without graphics card more than all else.
    replace(['clear', 'generateMipmap', 'blitFramebuffer'], () => () => {})
  }

  function countDraws() {
    let calls = 0
    let triangles = 0
    const close = () => {
      probe.mostCalls = Math.max(probe.mostCalls, calls)
      probe.mostTriangles = Math.max(probe.mostTriangles, triangles)
      calls = 0
      triangles = 0
      requestAnimationFrame(close)
    }
    requestAnimationFrame(close)
    replace(draws, name => (/** @type {number[]} */ ...args) => {
      const [mode, second = 0, third = 0, fourth = 1, fifth = 1] = args
      calls++
      if (mode !== WebGLRenderingContext.TRIANGLES) return
      const corners = name.startsWith('drawElements') ? second : third
      const instances = !name.endsWith('Instanced') ? 1 : name.startsWith('drawElements') ? fifth : fourth
      triangles += (corners / 3) * instances
    })
  }

  function watchReady() {
    const ready = () => {
      probe.readyAt ??= probe.now()
    }
    // Ours says so in an attribute, the peers by being there.
    new MutationObserver(() => {
      if (document.querySelector('[data-dice="seen"]')) ready()
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-dice'] })
    /** @type {unknown} */
    let peer
    Object.defineProperty(window, 'peer', {
      get: () => peer,
      set(value) {
        peer = value
        ready()
      },
    })
  }

  function watchFirstFrame() {
    watchReady()
    // An empty scene draws nothing: there, clearing the screen is the first frame.
    const signs = asked.has('empty') ? [...draws, 'clear'] : draws
    replace(signs, (_, real) => {
      return look
      /** @this {any} @param {any[]} args */
      function look(...args) {
        if (probe.firstFrame === undefined && this.getParameter(this.FRAMEBUFFER_BINDING) === null) {
          probe.firstFrame = 0
          requestAnimationFrame(() => {
            // Reading a pixel waits until the frame has been drawn, not only asked for.
            this.readPixels(0, 0, 1, 1, this.RGBA, this.UNSIGNED_BYTE, new Uint8Array(4))
            probe.firstFrame = probe.now()
          })
        }
        return real.apply(this, args)
      }
    })
    window.addEventListener(
      'click',
      () => {
        sessionStorage.setItem('clicked', String(probe.now()))
        // What was drawn before, unseen, is not what the click asked for.
        probe.firstFrame = undefined
      },
      { capture: true },
    )
  }
}
