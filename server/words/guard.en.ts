import type { guardTr } from './guard.tr.ts'
import { waitEn } from './say-wait.ts'

export const guardEn: typeof guardTr = {
  'too many tries': ({ seconds }) => `Too many attempts. Please try again in ${waitEn(seconds)}.`,
  'too many tries at account': ({ seconds }) =>
    `There have been too many wrong passwords for this username. Please try again in ${waitEn(seconds)}, ` +
    'or reset your password and log in right away.',
  'too many codes': ({ seconds }) =>
    `You have asked for too many codes. Please try again in ${waitEn(seconds)}.`,
  'too many launches': ({ seconds }) =>
    `You have opened too many games in a short time. Please try again in ${waitEn(seconds)}.`,
  'too many sign-ups': ({ seconds }) =>
    `There have been too many registrations from this internet connection. Please try again in ${waitEn(seconds)}.`,
  'too many from network': ({ seconds }) =>
    `There have been too many requests from this internet connection. Please try again in ${waitEn(seconds)}.`,
  'too many requests': ({ seconds }) =>
    `You have made too many requests within a day. Please try again in ${waitEn(seconds)}.`,
  'too many under way': 'Your earlier requests are not finished yet. Please try again in a few seconds.',
}
