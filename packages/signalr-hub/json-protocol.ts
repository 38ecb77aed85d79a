import { Frame } from './frame.ts'
import type { Protocol } from './protocol.ts'
import { readMessage } from './read-message.ts'
import { endRecord, readRecord } from './record.ts'

/** Version 2 adds stateful reconnect. */
export const jsonProtocol: Protocol = {
  name: 'json',
  versions: [1, 2],
  transferFormat: 'Text',
  parse: (buffer, limit) => {
    const record = readRecord(buffer, limit)
    return record && { message: readMessage(record.value), length: record.length }
  },
  write: (message) => new Frame(endRecord(JSON.stringify(message))),
}
