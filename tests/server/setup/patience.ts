/** For `expect.poll` on a machine that does much else at the same time. */
export const patiently = { timeout: 30_000 }
