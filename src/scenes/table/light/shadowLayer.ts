/** What is on this layer casts a shadow and is not drawn itself: the lights see it, the camera does not. */
export const shadowMask = 1 << 1

/** All that the lights see: that, and what the camera sees. */
export const lightMask = shadowMask | 1
