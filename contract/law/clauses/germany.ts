import type { Clause } from '../clause.ts'

export const germany = {
  'germany joint limit': {
    clause: 'GlüStV §6c',
    says: 'Nobody plays without a monthly deposit limit; it counts over all operators and has a ceiling.',
    figures: ['limits.required', 'limits.mostDeposit'],
    mark: 'P',
  },
  'germany raise after a wait': {
    clause: 'GlüStV §6c',
    says: 'A raise waits.',
    figures: ['limits.raiseWait'],
    mark: 'S',
  },
  'germany new declaration': {
    clause: 'GlüStV §22a(4)',
    says: 'A slot game starts only on a new declaration of the player, given after the game before it has ended.',
    figures: ['game.declare', 'game.autoplay'],
    mark: 'P',
  },
  'germany panic button': {
    clause: 'GlüStV §6i',
    says: 'A panic button stops all play for a time.',
    figures: ['breaks.panic'],
    mark: 'S',
  },
  'germany activity file': {
    clause: 'GlüStV §6h',
    says: 'One file over all operators says where a player is active.',
    figures: [],
    mark: 'S',
  },
  'germany average round': {
    clause: 'GlüStV §22a(6)',
    says: 'A round of a slot game takes its shortest time on average.',
    figures: ['game.cycle.slots'],
    mark: 'S',
  },
  'germany stakes': {
    clause: 'GlüStV §22a(7)',
    says: 'A stake in slots is not above the ceiling of the player’s tier.',
    figures: ['game.stakes'],
    mark: 'S',
  },
  'germany pause of play': {
    clause: 'GlüStV §22a',
    says: 'After the longest play without a pause the player sees its sums, and no game starts before the pause is over.',
    figures: ['session.longest', 'session.pause', 'realityCheck.longest'],
    mark: 'S',
  },
} as const satisfies Readonly<Record<string, Clause>>
