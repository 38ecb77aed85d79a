/** Environment variable: the replays take pictures of states. */
export const picturesVariable = 'PICTURES'
