/** What is on this layer casts a shadow and is not drawn itself: the lights see it, the camera does not. */
export const shadowMask = 1 << 1

/** The same, but it stands behind the lamp: the lamp would only draw it for nothing. */
export const behindLampMask = 1 << 2

/** All that the lamp sees: shadows' own things, and what the camera sees. */
export const lampMask = shadowMask | 1

/** What the window and the sky see. */
export const skyMask = lampMask | behindLampMask
