import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { message } from '../../src/console/features/chats/state/fixtures.ts'
import { showPage } from '../../src/console/features/chats/state/thread.ts'
import { createPerson, type Person } from '../support/backend.ts'
import { callsOf, failNetwork, holdCalls, stubAnswer } from '../support/network-stubs.ts'
import { addChat, setPriority, startInbox } from './played-inbox.ts'

// The open chat after events were lost, and after the server began its numbers again.

const say = (who: Person, id: number, text: string) =>
  who.call('POST', '/chats/requests/send/{bot}', { id, target_id: `ana-${who.bot}`, message: text })

/** Starts an inbox with an open chat in which two messages were sent. */
async function openChat() {
  const who = await createPerson()
  const id = await addChat(who)
  await say(who, id, 'Uno')
  await say(who, id, 'Dos')
  const played = await startInbox(who)
  await played.inbox.select(id)
  const texts = () => {
    const thread = played.thread(id)
    return thread?.loaded ? [...thread.messages, ...thread.tail].map(({ text }) => text) : 'nothing'
  }
  expect(texts()).toEqual(['Uno', 'Dos'])
  return { ...played, who, id, texts }
}

test('messages stay on screen when the server starts its numbers again, and are read until that succeeds', async () => {
  const { who, id, listener, texts, thread } = await openChat()
  await say(who, id, 'Tres')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  failNetwork('chatGet', 2)
  listener.onReset(3, true)
  expect(texts()).toEqual(['Uno', 'Dos'])
  await waitFor(() => {
    vi.advanceTimersByTime(100)
    expect(texts()).toEqual(['Uno', 'Dos', 'Tres'])
  })
  expect(thread(id)?.gap).toBeUndefined()
})

test('older messages that somebody reads stay on screen when the server starts its numbers again', async () => {
  const { inbox, id, listener, texts, thread } = await openChat()
  inbox.store.set((before) => {
    const page = { messages: [message({ id: 1, text: 'Viejo' })], older: false, newer: true }
    const old = showPage(before.state.threads.get(id) ?? raise(), page)
    return { ...before, state: { ...before.state, threads: new Map([[id, old]]) } }
  })
  const before = callsOf('chatGet').length
  listener.onReset(3, true)
  await waitFor(() => expect(inbox.store.get().state.bot).toBeDefined())
  expect(texts()).toEqual(['Viejo'])
  expect(callsOf('chatGet')).toHaveLength(before)
  await inbox.goToEnd(id)
  expect(texts()).toEqual(['Uno', 'Dos'])
  expect(thread(id)).toMatchObject({ past: false, gap: undefined })
})

test('an answer that is newer than the acknowledgement of the connection is no restart', async () => {
  const { who, id, inbox, listener, item, texts } = await openChat()
  await setPriority(who, id, 'high')
  await inbox.goToEnd(id)
  const known = inbox.knownSeq()
  expect(listener.knownSeq?.()).toBe(known)
  const seqOf = () => inbox.store.get().state.chats.get(id)?.base?.seq ?? 0
  const before = seqOf()
  const release = holdCalls('chatFilter')
  listener.onReset(known - 1, false)
  expect(seqOf()).toBe(before)
  expect(inbox.knownSeq()).toBe(known)
  expect(item(id)?.priority).toBe('high')
  expect(texts()).toEqual(['Uno', 'Dos'])
  release()
})

test('what arrives after a gap does not hide that messages are missing before it', async () => {
  const { who, id, listener, texts } = await openChat()
  const end = () => who.call('GET', `/chats/view/{bot}/${id}`)
  const release = holdCalls('chatGet')
  listener.onReset(0, false)
  await waitFor(() => expect(callsOf('chatGet').some(({ status }) => status === undefined)).toBe(true))
  const lost = await say(who, id, 'Perdido')
  const late = await say(who, id, 'Tarde')
  const payload = { chat_id: id, message: late }
  listener.onEvent({ name: 'message', seq: 9_000, at: late.at, bot_id: who.bot, payload })
  await waitFor(() => expect(texts()).toEqual(['Uno', 'Dos', 'Tarde']))
  // As if so many were lost that the end of the chat does not reach what is shown.
  await stubAnswer('chatGet', 200, { ...(await end()), data: [lost, late], more_before: true }, { times: 1 })
  release()
  await waitFor(() => expect(texts()).toEqual(['Perdido', 'Tarde']))
})

test('a chat that is being opened when events are lost is read again', async () => {
  const who = await createPerson()
  const id = await addChat(who)
  const { inbox, listener, thread } = await startInbox(who)
  const release = holdCalls('chatGet')
  const opened = inbox.select(id)
  await waitFor(() => expect(callsOf('chatGet').some(({ status }) => status === undefined)).toBe(true))
  listener.onReset(0, false)
  release()
  await opened
  await waitFor(() => expect(thread(id)).toMatchObject({ loaded: true, gap: undefined }))
})

test('a chat that was lost meanwhile is closed', async () => {
  const { id, inbox, listener } = await openChat()
  await stubAnswer('chatGet', 404, { message: 'No lo encontramos.', code: 'not_found' })
  listener.onReset(3, false)
  await waitFor(() => expect(inbox.store.get()).toMatchObject({ selected: null, missing: id }))
})

function raise(): never {
  throw new Error('The chat is not open')
}
