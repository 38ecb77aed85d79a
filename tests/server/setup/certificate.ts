import { generateKeyPairSync, sign } from 'node:crypto'

const tags = { boolean: 0x01, integer: 0x02, bits: 0x03, bytes: 0x04, oid: 0x06, text: 0x0c, time: 0x18 }
const sequence = 0x30
const set = 0x31
/** Tags of version and extensions in a certificate, and of a DNS name and an address among its names. */
const tagged = { version: 0xa0, extensions: 0xa3, dns: 0x82, address: 0x87 }

const longForm = 0x80
const oids = {
  ecdsaWithSha256: '2a8648ce3d040302',
  commonName: '550403',
  altName: '551d11',
  constraints: '551d13',
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const size = Buffer.from(body.length.toString(16).padStart(body.length > 0xff ? 4 : 2, '0'), 'hex')
  const length = body.length < longForm ? size : Buffer.concat([Buffer.of(longForm + size.length), size])
  return Buffer.concat([Buffer.of(tag), length, body])
}
const oid = (hex: string) => der(tags.oid, Buffer.from(hex, 'hex'))
const time = (date: Date) => der(tags.time, Buffer.from(date.toISOString().replace(/[-:T]|\.\d+/g, '')))

/** A self-signed certificate for this machine, valid for an hour; made anew, so no key is stored anywhere. */
export function certificateOfThisMachine(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const hour = 60 * 60 * 1000
  const algorithm = der(sequence, oid(oids.ecdsaWithSha256))
  const name = der(
    sequence,
    der(set, der(sequence, oid(oids.commonName), der(tags.text, Buffer.from('this machine')))),
  )
  const names = der(
    sequence,
    der(tagged.dns, Buffer.from('localhost')),
    der(tagged.address, Buffer.of(127, 0, 0, 1)),
  )
  const authority = der(sequence, der(tags.boolean, Buffer.of(0xff)))
  const signed = der(
    sequence,
    der(tagged.version, der(tags.integer, Buffer.of(2))),
    der(tags.integer, Buffer.of(1)),
    algorithm,
    name,
    der(sequence, time(new Date(Date.now() - hour)), time(new Date(Date.now() + hour))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      tagged.extensions,
      der(
        sequence,
        der(sequence, oid(oids.constraints), der(tags.bytes, authority)),
        der(sequence, oid(oids.altName), der(tags.bytes, names)),
      ),
    ),
  )
  const signature = sign('sha256', signed, privateKey)
  const certificate = der(sequence, signed, algorithm, der(tags.bits, Buffer.of(0), signature))
  const lines =
    certificate
      .toString('base64')
      .match(/.{1,64}/g)
      ?.join('\n') ?? ''
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  }
}
