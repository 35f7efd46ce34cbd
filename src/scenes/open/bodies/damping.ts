/** Air and friction that no engine has: what rolls on comes to rest a little sooner, as on a real cloth. */
export const damping = { linear: 0.15, angular: 0.35 } as const
