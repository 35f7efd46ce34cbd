// @ts-check

/** What a page of ours may load: its own origin, and what it has made itself where the reason says so. */
export const contentSecurityPolicy = [
  "default-src 'self'",
  // Compiling Rapier counts as evaluation; plain eval stays forbidden.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  // A texture inside a .glb reaches three as a blob, and is fetched as one.
  "img-src 'self' blob: data:",
  "connect-src 'self' blob:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Sent with every answer. */
const always = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Sent with what a browser may run or show by itself. */
export const securityHeaders = {
  'Content-Security-Policy': contentSecurityPolicy,
  ...always,
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
}

/** What only ever comes into a page, whose own policy holds for it. A worker has none but that of its script. */
const partOfPage = /^(text\/(javascript|css)|application\/wasm|model\/|font\/|image\/(webp|png|x-icon))/
const worker = /worker|[\\/]sw\.js$/i

/**
 * A table is made of some fifty files: what none of them needs is left out, half a kilobyte each.
 *
 * @param {string} type @param {string} path @returns {Readonly<Record<string, string>>}
 */
export function securityHeadersOf(type, path) {
  return partOfPage.test(type) && !worker.test(path) ? always : securityHeaders
}
