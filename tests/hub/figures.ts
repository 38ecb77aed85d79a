/** Bytes: the defaults of the hub. */
export const MESSAGE_LIMIT = 32_768
export const TRANSFER_LIMIT = 1_048_576
export const UNREAD_LIMIT = 1_048_576
export const READ_AHEAD = 65_536

/** Milliseconds. */
export const TOKEN_LIFETIME = 60_000
export const DRAIN_SPREAD = 2_000
export const CLOSE_TIMEOUT = 5_000
