import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { bech32, bech32m, createBase58check } from '@scure/base'

const base58check = createBase58check(sha256)
const hashBytes = 20

/** Base58Check: a version, 20 bytes of hash of a key or script, 4 bytes of checksum. */
function hasVersion(address: string, versions: readonly number[]): boolean {
  try {
    const [version = -1, ...hash] = base58check.decode(address)
    return versions.includes(version) && hash.length === hashBytes
  } catch {
    return false
  }
}

/** BIP 173, 350: version 0 is bech32 with 20 or 32 bytes, later versions are bech32m with 2 to 40. */
function isSegwit(address: string, prefix: string): boolean {
  const first = bech32.decodeUnsafe(address)
  const read = first ?? bech32m.decodeUnsafe(address)
  const [version = -1, ...words] = read?.words ?? []
  const { length = 0 } = bech32.fromWordsUnsafe(words) ?? {}
  if (read?.prefix !== prefix) return false
  if (first) return version === 0 && (length === hashBytes || length === 32)
  return version >= 1 && version <= 16 && length >= 2 && length <= 40
}

/** EIP 55: the case of the letters is the checksum; an address in one case has none. */
function isEvm(address: string): boolean {
  const [, hex] = /^0x([0-9a-fA-F]{40})$/.exec(address) ?? []
  if (hex === undefined) return false
  const small = hex.toLowerCase()
  if (hex === small || hex === hex.toUpperCase()) return true
  const hash = bytesToHex(keccak_256(utf8ToBytes(small)))
  return (
    hex ===
    small.replaceAll(/[a-f]/g, (letter, at) => (hash.charAt(at) > '7' ? letter.toUpperCase() : letter))
  )
}

const forms: Record<string, (address: string) => boolean> = {
  BTC: (address) => hasVersion(address, [0x00, 0x05]) || isSegwit(address, 'bc'),
  LTC: (address) => hasVersion(address, [0x30, 0x32, 0x05]) || isSegwit(address, 'ltc'),
  ETH: isEvm,
}

/** For coins without a rule here: what all addresses have in common. */
const anyAddress = /^[A-Za-z0-9:]{20,128}$/

export function isCoinAddress(coin: string, address: string): boolean {
  return forms[coin]?.(address) ?? anyAddress.test(address)
}
