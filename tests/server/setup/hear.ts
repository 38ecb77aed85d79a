import { onTestFinished } from 'vitest'
import { hubMessage, notifyMethod } from '#contract/realtime.ts'
import { pageOf } from './connect.ts'
import type { TestApp } from './app.ts'

/** What an open page of the player hears from now on: titles of notifications, names of other messages. */
export async function hear(app: Pick<TestApp, 'url'>, { token }: { token: string }): Promise<string[]> {
  const connection = pageOf(app, token)
  const heard: string[] = []
  connection.on(notifyMethod, (cmd: string, message: unknown) => {
    const { data } = hubMessage.safeParse({ cmd, message })
    heard.push(data?.cmd === 'Notification' ? data.message.title : cmd)
  })
  await connection.start()
  onTestFinished(() => connection.stop())
  return heard
}
