import { shardOfToken, shardOfUsercode } from '../shards/ids.ts'
import type { PlayerRef, SeamlessWallet } from './game-call.ts'

const shardOf = (ref: PlayerRef) => ('token' in ref ? shardOfToken(ref.token) : shardOfUsercode(ref.usercode))

/** Passes each call to the wallet of the player's shard. */
export function walletOfShards(wallets: readonly SeamlessWallet[]): SeamlessWallet {
  return {
    authenticate: async (provider, token) =>
      (await wallets[shardOfToken(token)]?.authenticate(provider, token)) ?? null,
    balance: async (provider, player) => (await wallets[shardOf(player)]?.balance(provider, player)) ?? null,
    play: async (call) =>
      (await wallets[shardOf(call.player)]?.play(call)) ?? {
        done: false,
        refusal: 'no such player',
        funds: null,
      },
  }
}
