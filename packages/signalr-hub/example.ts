import { createServer } from 'node:http'
import { createHub } from 'signalr-hub'

const hub = createHub({
  path: '/numbers',
  methods: { Double: ({ parameters: [number] }) => Number(number) * 2 },
})
const server = createServer()
hub.attach(server)
await new Promise<void>((listening) => server.listen(3210, listening))

const call = { type: 1, invocationId: '1', target: 'double', arguments: [21] }
const client = new WebSocket('ws://localhost:3210/numbers')
client.addEventListener('open', () => client.send('{"protocol":"json","version":1}\u001e'))
client.addEventListener('message', ({ data }) => {
  console.log(data)
  if (data === '{}\u001e') client.send(`${JSON.stringify(call)}\u001e`)
  else client.close()
})
client.addEventListener('close', () => server.close())
