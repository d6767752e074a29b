import { createServer } from 'node:http'
import { Server } from 'socket.io'

// Baseline: plain socket.io. Any socket joins the room it names, and events are sent to rooms.

const http = createServer()
const io = new Server(http, { transports: ['websocket'], serveClient: false })
io.on('connection', (socket) => {
  socket.on('join_room', ({ bot_id }, answer) => {
    void socket.join(`bot:${bot_id}`)
    answer({ ok: true, seq: 0 })
  })
})
http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as { port: number }
  const rooms = Array.from({ length: Number(process.argv.at(-1)) }, (_, botId) => ({ botId, tokens: [''], chats: [] }))
  process.send?.({ url: `http://127.0.0.1:${port}`, rooms })
})

process.on('message', ({ what, events = 0 }: { what: string; events?: number }) => {
  if (what === 'emit')
    for (let bot = 0; bot < Number(process.argv.at(-1)); bot++)
      for (let seq = 1; seq <= events; seq++)
        io.to(`bot:${bot}`).emit('status', {
          ...{ bot_id: bot, seq, name: 'status', at: new Date().toISOString() },
          payload: { chat_id: 1, message_id: 1, status: 'read' },
        })
  globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: (user + system) / 1000, heap: process.memoryUsage().heapUsed, rss: process.memoryUsage().rss })
})
process.on('disconnect', () => process.exit(0))
