import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { onTestFinished } from 'vitest'
import { hubMessage, hubPath, notifyMethod } from '#contract/realtime.ts'
import type { TestApp } from './app.ts'
import { testFingerprint } from './call.ts'

/** What an open page of the player hears from now on: titles of notifications, names of other messages. */
export async function hear(app: Pick<TestApp, 'url'>, { token }: { token: string }): Promise<string[]> {
  const connection = new HubConnectionBuilder()
    .withUrl(`${app.url}/${hubPath}?fingerprint=${testFingerprint}`, {
      accessTokenFactory: () => token,
      transport: HttpTransportType.WebSockets,
    })
    .configureLogging(LogLevel.None)
    .build()
  const heard: string[] = []
  connection.on(notifyMethod, (cmd: string, message: unknown) => {
    const { data } = hubMessage.safeParse({ cmd, message })
    heard.push(data?.cmd === 'Notification' ? data.message.title : cmd)
  })
  await connection.start()
  onTestFinished(() => connection.stop())
  return heard
}
