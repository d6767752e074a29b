/** Baseline: a button, a panel and a chat with plain React and socket.io. */
import { useCallback, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { io } from 'socket.io-client'

interface Message {
  id: number
  from: string
  text: string
}

const key = document.documentElement.dataset.key ?? ''
const call = async (place: string, body: object, secret?: string) =>
  (
    await fetch(`/api/webchat/${key}${place}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(secret && { authorization: `Visitor ${secret}` }) },
      body: JSON.stringify(body),
    })
  ).json()

function Panel() {
  const [secret, setSecret] = useState('')
  const [messages, setMessages] = useState<Message[]>([])
  const [text, setText] = useState('')
  const [ready, setReady] = useState(false)
  const add = useCallback(
    (message: Message) => setMessages((all) => (all.some(({ id }) => id === message.id) ? all : [...all, message])),
    [],
  )
  useEffect(() => {
    void call('/sessions', { origin: location.origin }).then((session) => setSecret(session.secret))
  }, [])
  useEffect(() => {
    if (!secret) return
    const socket = io('/webchat', { transports: ['websocket'], auth: { key, secret } })
    socket.on('connect', () => setReady(true))
    socket.on('message', ({ message }) => add(message))
    return () => void socket.close()
  }, [secret, add])
  return (
    <form
      style={{ position: 'fixed', right: 24, bottom: 96, width: 384, height: 500, overflow: 'auto' }}
      onSubmit={(event) => {
        event.preventDefault()
        setText('')
        void call('/messages', { key: crypto.randomUUID(), text }, secret).then(add)
      }}
    >
      {messages.map((message) => (
        <div key={message.id} className="bubble">
          {message.text}
        </div>
      ))}
      {ready && <textarea value={text} onChange={(event) => setText(event.target.value)} />}
      <button type="submit">Enviar</button>
    </form>
  )
}

function Widget() {
  const [open, setOpen] = useState(false)
  return (
    <>
      {open && <Panel />}
      <button type="button" style={{ position: 'fixed', right: 24, bottom: 24 }} onClick={() => setOpen(!open)}>
        Chat
      </button>
    </>
  )
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Widget />)
