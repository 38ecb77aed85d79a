import { connect } from 'node:net'

/** A program beside the platform: it is ready, and ends when its connection to HELD_BY does. */
connect(Number(process.env['HELD_BY']))
  .resume()
  .on('close', () => process.exit(7))
process.send?.('ready')
