import { liveChatMachine, type LiveChatEffect } from '#machines/live-chat/live-chat.machine.ts'

type Effects = Pick<NonNullable<Parameters<typeof liveChatMachine.provide>[0]['actions']>, LiveChatEffect>

export function provideLiveChat({ requestACall }: { requestACall: () => void }): typeof liveChatMachine {
  return liveChatMachine.provide({
    actions: { 'offer a call': () => requestACall() } satisfies Required<Effects>,
  })
}
