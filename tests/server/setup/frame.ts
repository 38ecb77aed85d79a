/** One WebSocket frame as a client sends it: masked. The text must be shorter than 126 bytes. */
export function clientFrame(opcode: number, text: string): Buffer {
  const mask = Buffer.from([1, 2, 3, 4])
  const payload = Buffer.from(text).map((byte, at) => byte ^ (mask[at % mask.length] ?? 0))
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | payload.length]), mask, payload])
}

export const opcodes = { text: 1, close: 8, ping: 9 } as const
